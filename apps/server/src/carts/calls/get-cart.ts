import { getCart } from '@stagedoor/contract/calls/shop/cart';
import { sessionOf } from '../../accounts/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { findCart, findOpenCart } from '../cart-store.ts';
import { readCart, requireOwn } from '../open-cart.ts';

export function getCartHandler(needs: CartNeeds): Handler<'carts'> {
  return handle(getCart, async ({ uuid }, caller) => {
    const row =
      uuid === undefined
        ? await findOpenCart(needs.db, caller, sessionOf(caller).publicId)
        : await findCart(needs.db, caller.sellerId, uuid);
    return readCart(needs, needs.db, caller, requireOwn(row, caller));
  });
}
