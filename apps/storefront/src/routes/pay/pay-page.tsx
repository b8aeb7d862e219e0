import { useParams } from 'react-router';
import { PaymentLinkOf } from '../../features/pay/payment-link-of.tsx';

/** ROUTE-19: where the letter from the counter leads. */
export default function PayPage() {
  const { link = '' } = useParams();
  return <PaymentLinkOf link={link} />;
}
