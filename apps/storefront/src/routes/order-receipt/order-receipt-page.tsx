import { Navigate, useParams } from 'react-router';
import { OrderReceipt } from '../../features/order-receipt/order-receipt.tsx';

/** Without a number there is no receipt: the list of orders is used. */
export default function OrderReceiptPage() {
  const { id } = useParams();
  return id ? <OrderReceipt number={id} /> : <Navigate to="/user/history/orders" replace />;
}
