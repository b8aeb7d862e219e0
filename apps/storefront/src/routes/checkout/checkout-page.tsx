import { Navigate, useParams } from 'react-router';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { ComingSoon } from '../../parts/coming-soon.tsx';

const types = new Set(['i', 'f', 'g']);

/** The type is compared exactly: `/checkout/foo/x` is no fan request. */
export default function CheckoutPage() {
  const { type = '', stage } = useParams();
  if (!types.has(type) || !stage) return <Navigate to="/" replace />;
  return <ComingSoon title={checkoutMessages.summaryHeading} />;
}
