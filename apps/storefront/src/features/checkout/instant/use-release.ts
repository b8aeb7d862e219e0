import { wordsOf } from '@stagedoor/asking/words-of';
import { CallError } from '@stagedoor/client/call-error';
import { updateCartLines } from '@stagedoor/contract/calls/shop/cart';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { useToasts } from '@stagedoor/ui/toast';
import { useNavigate } from 'react-router';
import { useSend } from '@stagedoor/asking/use-send';
import { useCartKeeper } from '../../../parts/cart/use-cart.ts';
import { dropDraft } from '../../../parts/draft.ts';
import { SHIPPING_DRAFT } from './shipping-draft.ts';
import { useCheckout } from './use-checkout.ts';

/** Gives the tickets back at once and leaves the checkout. */
export function useRelease(): { release: (to: string) => void; busy: boolean } {
  const { cart } = useCheckout();
  const { mutateAsync, isPending } = useSend(updateCartLines);
  const keeper = useCartKeeper();
  const navigate = useNavigate();
  const toasts = useToasts();

  async function release(to: string) {
    try {
      await mutateAsync({ uuid: cart.uuid, lines: [] });
    } catch (error) {
      // A cart that is gone is released already.
      if (!(error instanceof CallError) || error.code !== 'CART_GONE') {
        toasts.error(checkoutMessages.attention, wordsOf(error));
        return;
      }
    }
    dropDraft(SHIPPING_DRAFT);
    await navigate(to);
    keeper.forget(cart.uuid);
  }

  return { release: (to) => void release(to), busy: isPending };
}
