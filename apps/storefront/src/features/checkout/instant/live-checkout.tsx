import type { ComponentType, ReactNode } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { Cart } from '@stagedoor/contract/entities/cart';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { breadcrumb, openStage, stageToDo, wayBack } from '@stagedoor/rules/checkout/checkout-path';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Money } from '@stagedoor/ui/money';
import { useCurrency } from '../../../parts/shop/use-currency.ts';
import type { HeldCart } from '../../../parts/cart/held-cart.ts';
import { LeaveWith } from '../../../parts/leave-with.tsx';
import { CheckoutFrame } from '../checkout-frame.tsx';
import { AddonsStage } from './addons-stage.tsx';
import { addonsOf } from '../../../parts/addons/addons-of.ts';
import { AddressStage } from './address-stage.tsx';
import { CartClock, useCartTime } from './cart-clock.tsx';
import { CartSummary } from './cart-summary.tsx';
import { ConfirmStage } from './confirm-stage.tsx';
import { DeliveryStage } from './delivery-stage.tsx';
import { doneStages } from './done-stages.ts';
import { PaymentStage } from './payment-stage.tsx';
import { ReviewStage } from './review-stage.tsx';
import { TimeIsUpDialog } from './time-is-up-dialog.tsx';
import { CheckoutContext } from './use-checkout.ts';
import { useDeliveryOffer } from './use-delivery-offer.ts';

const stages: Partial<Record<Stage, ComponentType>> = {
  review: ReviewStage,
  addons: AddonsStage,
  'shipping-address': AddressStage,
  delivery: DeliveryStage,
  'payment-method': PaymentStage,
  confirm: ConfirmStage,
};

interface LiveCheckoutProps {
  held: HeldCart;
  event: OutletEvent | undefined;
  stage: Stage;
  signedIn: boolean;
  signIn: ReactNode;
  /** The server could not be asked the last time. */
  unanswered: boolean;
  reread: () => Promise<Cart | undefined>;
}

/** A cart whose time runs, on one of its stages. */
export function LiveCheckout(props: LiveCheckoutProps) {
  const currency = useCurrency();
  const { held, event, stage, signedIn, signIn, unanswered, reread } = props;
  const { cart } = held;
  const navigate = useNavigate();
  const time = useCartTime(held.deadline, () => void reread());
  const { needsAddress } = useDeliveryOffer(cart, event);
  // CART-23: what is free needs no card, and what nobody sends no street.
  const factsOf = ({ totals }: Cart) => ({
    signedIn,
    hasAddons: addonsOf(event).length > 0,
    collectsPayment: totals.totalCents > 0,
    needsAddress,
  });
  const facts = factsOf(cart);
  const done = doneStages(cart, signedIn);
  const addressOf = (other: Stage) => `/checkout/i/${other}/${cart.uuid}`;

  const target = openStage('i', stage, facts, done);
  if ('home' in target) {
    return <LeaveWith title={checkoutMessages.attention} words={checkoutMessages.stepsFirst} />;
  }
  if ('stage' in target) return <Navigate to={addressOf(target.stage)} replace />;

  const crumbs = breadcrumb('i', stage, facts, done);
  const back = wayBack(crumbs, addressOf);
  const goOn = (after: Cart) =>
    void navigate(addressOf(stageToDo('i', stage, factsOf(after), doneStages(after, signedIn))));
  const StageView = stages[stage];
  return (
    <CheckoutContext value={{ cart, time, event, crumbs, addressOf, back, goOn, reread }}>
      <CheckoutFrame
        crumbs={crumbs}
        addressOf={addressOf}
        bar={
          <>
            <CartClock time={time} />
            <Money strong>{formatMoney(cart.totals.totalCents, currency)}</Money>
          </>
        }
        summary={<CartSummary time={time} />}
      >
        {StageView ? <StageView /> : signIn}
      </CheckoutFrame>
      <TimeIsUpDialog expired={held.ended === 'EXPIRED' || (time.isOver && unanswered)} />
    </CheckoutContext>
  );
}
