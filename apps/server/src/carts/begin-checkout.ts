import { beginCheckout } from '@stagedoor/contract/calls/cart';
import { checkoutDeadline, releaseTime } from '@stagedoor/rules/cart-clock';
import { prolongHolds } from '../inventory/index.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import type { CartNeeds } from './cart-needs.ts';
import { moveCart } from './cart-store.ts';
import { changeLiveCart } from './open-cart.ts';

/** CART-06: confirming the seats sets the checkout clock, once; repeating the call does not extend the hold. */
export function beginCheckoutHandler(needs: CartNeeds): Handler {
  return handle(beginCheckout, async ({ uuid }, caller) => {
    const { checkoutMinutes = 10 } = await needs.outlets.get(caller.outletId);
    return changeLiveCart(needs, caller, uuid, async (tx, row) => {
      if (row.state !== 'REVIEW') return { row };
      const deadline = checkoutDeadline(caller.now, checkoutMinutes);
      await prolongHolds(tx, caller.sellerId, uuid, releaseTime(deadline));
      return { row: await moveCart(tx, row, 'CHECKOUT', { deadline }) };
    });
  });
}
