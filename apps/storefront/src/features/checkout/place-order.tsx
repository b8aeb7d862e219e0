import { wordsOf } from '@stagedoor/asking/words-of';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '@stagedoor/client/call-error';
import { createOrder } from '@stagedoor/contract/calls/shop/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
import { useCartKeeper } from '../../parts/cart/use-cart.ts';
import { Link } from '@stagedoor/screens/link';
import { useCheckout } from './instant/use-checkout.ts';
import { receiptAddress } from './receipt-address.ts';

const changedMeanwhile = new Set<string>(['CART_GONE', 'TOTAL_CHANGED']);

/** Whether the cart itself must be looked at again: it is another one by now, or nobody knows what became of the call. */
const leavesDoubt = (error: unknown): boolean =>
  error instanceof CallError && (error.isFault || changedMeanwhile.has(error.code ?? ''));

const isDecline = (error: unknown): boolean => error instanceof CallError && error.code === 'CARD_DECLINED';

/** The button that buys. A refusal leaves the cart as it was; the server takes the same order only once. */
export function PlaceOrder() {
  const { cart, addressOf, reread } = useCheckout();
  const { mutateAsync: send, isPending } = useSend(createOrder);
  const keeper = useCartKeeper();
  const navigate = useNavigate();
  const toasts = useToasts();
  const [problem, setProblem] = useState(cart.paymentProblem);
  const [declined, setDeclined] = useState(problem !== undefined);

  async function place() {
    setProblem(undefined);
    try {
      const { order, cart: paying } = await send({
        uuid: cart.uuid,
        expectedTotalCents: cart.totals.totalCents,
      });
      if (paying) keeper.keep(paying);
      if (!order) return;
      await navigate(receiptAddress(order.number), { replace: true });
      keeper.forget(cart.uuid);
    } catch (error) {
      const message = wordsOf(error);
      setProblem(message);
      setDeclined(isDecline(error));
      toasts.error(checkoutMessages.attention, message);
      if (leavesDoubt(error)) reread();
    }
  }

  return (
    <>
      {problem && (
        <Alert
          tone="critical"
          role="alert"
          actions={
            declined && <Link to={addressOf('payment-method')}>{instantCheckoutMessages.anotherCard}</Link>
          }
        >
          {problem}
        </Alert>
      )}
      <Button size="l" wide busy={isPending} onClick={() => void place()}>
        {instantCheckoutMessages.confirm}
      </Button>
    </>
  );
}
