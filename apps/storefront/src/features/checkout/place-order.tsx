import { useState } from 'react';
import { useNavigate } from 'react-router';
import { CallError } from '@stagedoor/client/call-error';
import { createOrder } from '@stagedoor/contract/calls/order';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '../../parts/calls/use-send.ts';
import { useCartKeeper } from '../../parts/cart/use-cart.ts';
import { Link } from '../../parts/link.tsx';
import { useCheckout } from './instant/use-checkout.ts';
import { receiptAddress } from './receipt-address.ts';

/** Whether the cart itself must be looked at again: it is gone, or nobody knows what became of the call. */
const leavesDoubt = (error: unknown): boolean =>
  error instanceof CallError && (error.isFault || error.code === 'CART_GONE');

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
      const { order, cart: paying } = await send({ uuid: cart.uuid });
      if (paying) keeper.keep(paying);
      if (!order) return;
      await navigate(receiptAddress(order.number), { replace: true });
      keeper.forget();
    } catch (error) {
      const message = error instanceof Error ? error.message : String(error);
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
