import { Navigate, useParams } from 'react-router';
import { isFlow, isStageOf } from '@stagedoor/rules/checkout-stages';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { FanCheckout } from '../../features/checkout/fan/fan-checkout.tsx';
import { InstantCheckout } from '../../features/checkout/instant/instant-checkout.tsx';
import { ComingSoon } from '../../parts/coming-soon.tsx';
import { SignInStage } from './sign-in-stage.tsx';

/** The type is compared exactly: `/checkout/foo/x` is no fan request. */
export default function CheckoutPage() {
  const { type, stage, uuid } = useParams();
  if (!isFlow(type) || !isStageOf(type, stage)) return <Navigate to="/" replace />;
  if (type === 'i') return <InstantCheckout stage={stage} uuid={uuid} signIn={<SignInStage />} />;
  if (type === 'f') return <FanCheckout stage={stage} signIn={<SignInStage />} />;
  return <ComingSoon title={checkoutMessages.summaryHeading} />;
}
