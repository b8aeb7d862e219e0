import { useParams } from 'react-router';
import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { GuestReceipt } from '../../features/guest-receipt/guest-receipt.tsx';
import { MessagePage } from '../../parts/message-page.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';

/** Exists at guest-list outlets only. */
export default function GuestReceiptPage() {
  const { outletType } = useOutlet();
  const { id } = useParams();
  if (!isGuestList(outletType)) return <MessagePage message={shellMessages.pageNotFound} status={404} />;
  if (!id) return <MessagePage message={receiptMessages.notFound} status={404} />;
  return <GuestReceipt uuid={id} />;
}
