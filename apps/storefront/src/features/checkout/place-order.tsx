import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '@stagedoor/client/call-error';
import type { Cart } from '@stagedoor/contract/entities/cart';
import { createOrder } from '@stagedoor/contract/calls/shop/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { useSend } from '@stagedoor/asking/use-send';
import { useCartKeeper } from '../../parts/cart/use-cart.ts';
import { Link } from '@stagedoor/screens/link';
import { useCheckout } from './instant/use-checkout.ts';
import { receiptAddress } from './receipt-address.ts';

const isDecline = (error: unknown): boolean => error instanceof CallError && error.code === 'CARD_DECLINED';

interface Problem {
  words: string;
  /** The bank's no: the way on is another card. */
  declined: boolean;
}

/** What the last try has left behind, on this page or before it. */
const problemOf = ({ paymentProblem, paymentMethodUuid, declinedCards = [] }: Cart): Problem | undefined =>
  paymentProblem === undefined
    ? undefined
    : {
        words: paymentProblem,
        declined: declinedCards.some((card) => card.paymentMethodUuid === paymentMethodUuid),
      };

/** Places the order. What went wrong is told only once it is known what became of the cart. */
function usePlaceOrder() {
  const { cart, reread } = useCheckout();
  const { mutateAsync: send } = useSend(createOrder);
  const keeper = useCartKeeper();
  const navigate = useNavigate();
  const [problem, setProblem] = useState(() => problemOf(cart));
  const [busy, setBusy] = useState(false);

  async function order() {
    const { order: placed, cart: paying } = await send({
      uuid: cart.uuid,
      expectedTotalCents: cart.totals.totalCents,
    });
    if (paying) keeper.keep(paying);
    // The bank wants to hear it from the customer, at a page of its own.
    if (paying?.confirmUrl) window.location.assign(paying.confirmUrl);
    if (!placed) return;
    await navigate(receiptAddress(placed.number), { replace: true });
    keeper.forget(cart.uuid);
  }

  async function place() {
    setProblem(undefined);
    setBusy(true);
    try {
      await order();
    } catch (error) {
      // An answer that was lost may have been a receipt: the page goes where the cart has gone.
      const after = await reread();
      if (after && after.state !== 'CHECKOUT') return;
      setProblem({ words: wordsOf(error), declined: isDecline(error) });
    } finally {
      setBusy(false);
    }
  }

  return { place: () => void place(), busy, problem };
}

/** The button that buys. A refusal leaves the cart as it was; the server takes the same order only once. */
export function PlaceOrder() {
  const { addressOf } = useCheckout();
  const { place, busy, problem } = usePlaceOrder();
  return (
    <>
      {problem && (
        <Alert tone="critical" role="alert" title={checkoutMessages.attention}>
          {problem.words}
        </Alert>
      )}
      {problem?.declined && (
        <ButtonLink size="l" wide render={<Link to={addressOf('payment-method')} />}>
          {instantCheckoutMessages.anotherCard}
        </ButtonLink>
      )}
      <Button size="l" wide look={problem?.declined ? 'lined' : 'primary'} busy={busy} onClick={place}>
        {instantCheckoutMessages.confirm}
      </Button>
    </>
  );
}
