import { beginCheckout } from '@stagedoor/contract/calls/shop/cart';
import { checkoutDeadline, releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { handleArriving } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { chooseSeats, requireOffered } from '../choose-seats.ts';
import { takeStage } from '../open-cart.ts';
import type { LiveCart, Step } from '../open-cart.ts';
import { nothingElse } from '../cart-stages.ts';

/**
 * CART-06: confirming the seats sets the checkout clock, once; repeating the call does not extend the hold. Only what is
 * chosen stays held.
 */
export function beginCheckoutHandler(needs: CartNeeds): Handler<'carts'> {
  return handleArriving(beginCheckout, async ({ uuid, ticketIds }, arriving) => {
    const { checkoutMinutes = 10 } = await needs.outlets.get(arriving.outletId);
    const chosen = new Set(ticketIds);
    const step = (cart: LiveCart<void>): Step => {
      requireOffered(cart, chosen);
      if (cart.row.state !== 'REVIEW') return {};
      const deadline = checkoutDeadline(arriving.now, checkoutMinutes);
      const heldUntil = releaseTime(deadline);
      return {
        changes: { deadline },
        moves: { to: 'CHECKOUT', heldUntil },
        choose: chooseSeats(cart, chosen, heldUntil),
      };
    };
    return takeStage(needs, arriving, uuid, { look: nothingElse, step });
  });
}
