import { useParams } from 'react-router';
import { isFlow, isStageOf } from '@stagedoor/rules/checkout/checkout-stages';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { FanCheckout } from '../../features/checkout/fan/fan-checkout.tsx';
import { GuestCheckout } from '../../features/checkout/guest/guest-checkout.tsx';
import { InstantCheckout } from '../../features/checkout/instant/instant-checkout.tsx';
import { LeaveWith } from '../../parts/leave-with.tsx';
import { SignInStage } from './sign-in-stage.tsx';

/** The type is compared exactly: `/checkout/foo/x` is no fan request. */
export default function CheckoutPage() {
  const { type, stage, uuid } = useParams();
  if (!isFlow(type) || !isStageOf(type, stage)) {
    return <LeaveWith title={checkoutMessages.attention} words={checkoutMessages.noSuchStep} />;
  }
  if (type === 'i') return <InstantCheckout stage={stage} uuid={uuid} signIn={<SignInStage />} />;
  if (type === 'f') return <FanCheckout stage={stage} signIn={<SignInStage />} />;
  return <GuestCheckout stage={stage} />;
}
