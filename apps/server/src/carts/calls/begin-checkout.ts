import { beginCheckout } from '@stagedoor/contract/calls/shop/cart';
import { checkoutDeadline, releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { takeStage } from '../open-cart.ts';
import type { LiveCart, Step } from '../open-cart.ts';
import { nothingElse } from '../cart-stages.ts';

/** CART-06: confirming the seats sets the checkout clock, once; repeating the call does not extend the hold. */
export function beginCheckoutHandler(needs: CartNeeds): Handler<'carts'> {
  return handle(beginCheckout, async ({ uuid }, caller) => {
    const { checkoutMinutes = 10 } = await needs.outlets.get(caller.outletId);
    const step = ({ row }: LiveCart<void>): Step => {
      if (row.state !== 'REVIEW') return {};
      const deadline = checkoutDeadline(caller.now, checkoutMinutes);
      return { changes: { deadline }, moves: { to: 'CHECKOUT', heldUntil: releaseTime(deadline) } };
    };
    return takeStage(needs, caller, uuid, { look: nothingElse, step });
  });
}
