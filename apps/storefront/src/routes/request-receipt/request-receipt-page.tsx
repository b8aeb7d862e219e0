import { Navigate, useParams } from 'react-router';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { RequestReceipt } from '../../features/request-receipt/request-receipt.tsx';
import { historyPath } from '../../parts/history/history-address.ts';
import { useOutlet } from '../../parts/shop/outlet.ts';

/** Without its ids there is no receipt: the list of requests is used, which a guest list does not have. */
export default function RequestReceiptPage() {
  const { id, uuid } = useParams();
  const { outletType } = useOutlet();
  if (isGuestList(outletType)) return <Navigate to={historyPath({ type: 'orders' })} replace />;
  if (!id || !uuid) return <Navigate to={historyPath({ type: 'requests' })} replace />;
  return <RequestReceipt number={id} uuid={uuid} />;
}
