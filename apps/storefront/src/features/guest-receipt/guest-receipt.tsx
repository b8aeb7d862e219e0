import { receiptMessages } from '@stagedoor/rules/messages/receipts';
import { isMissing } from '@stagedoor/asking/is-missing';
import { useGuestReceipt } from '../../parts/invitation/use-guest-receipt.ts';
import { MessagePage } from '../../parts/message-page.tsx';
import { ReceiptWaiting } from '../../parts/receipt/receipt-waiting.tsx';
import { ReceiptOf } from './receipt-of.tsx';

/** RECEIPT-14 to RECEIPT-17: for whoever holds the invitation; for everybody else there is none. */
export function GuestReceipt({ uuid }: { uuid: string }) {
  const answer = useGuestReceipt(uuid);
  if (answer.data) return <ReceiptOf receipt={answer.data} />;
  if (isMissing(answer.error)) return <MessagePage message={receiptMessages.notFound} status={404} />;
  return <ReceiptWaiting answer={answer} />;
}
