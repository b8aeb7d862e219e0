// CART-14: whoever does not like the seats that were found gets the next best ones beside them, on the same clock, and
// chooses when the seats are confirmed.
import { changeSeats } from '@stagedoor/contract/calls/shop/cart';
import { releaseTime } from '@stagedoor/rules/checkout/cart-clock';
import { refusalMessages } from '@stagedoor/rules/messages/refusals';
import { otherSeats } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CartNeeds } from '../cart-needs.ts';
import { findLines } from '../cart-store.ts';
import { changeLiveCart } from '../open-cart.ts';

export function changeSeatsHandler(needs: CartNeeds): Handler<'carts'> {
  return handle(changeSeats, async ({ uuid, priceLevelId }, caller) => {
    const { sellerId, now } = caller;
    return changeLiveCart(needs, caller, uuid, async (tx, row) => {
      if (row.state !== 'REVIEW') refuse('NO_OTHER_SEATS', { message: refusalMessages.seatsConfirmed });
      if (row.offer_uuid !== null) refuse('NO_OTHER_SEATS');
      const lines = await findLines(tx, sellerId, uuid);
      const line = lines.find(({ price_level_id }) => price_level_id === priceLevelId);
      if (!line) return refuse('NOT_FOUND');
      const until = releaseTime(row.deadline);
      const wish = { levelId: priceLevelId, cartUuid: row.cart_uuid, until, together: line.together };
      if (!(await otherSeats.hold(tx, sellerId, wish, now))) refuse('NO_OTHER_SEATS');
      return { row };
    });
  });
}
