import { addCartPayment } from '@stagedoor/contract/calls/shop/cart';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { customerOf } from '../../accounts/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handleArriving } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireChargeable } from '../../payments/index.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CartNeeds, FoundCard } from '../cart-needs.ts';
import { takeStage } from '../open-cart.ts';
import type { LiveCart, Step } from '../open-cart.ts';
import { requireConfirmedSeats } from '../cart-stages.ts';

export function addCartPaymentHandler(needs: CartNeeds): Handler<'carts'> {
  return handleArriving(addCartPayment, async ({ uuid, paymentMethodUuid }, arriving) => {
    if (paymentMethodUuid === undefined) {
      return refuse('INVALID_INPUT', {
        message: cardMessages.noneChosen,
        fields: { paymentMethodUuid: cardMessages.noneChosen },
      });
    }
    const look = (db: Db) => needs.findCard(db, arriving, paymentMethodUuid);
    const step = ({ caller, row, seen: cardOf }: LiveCart<FoundCard>): Step => {
      const card = cardOf(customerOf(caller));
      if (!card) return refuse('NOT_FOUND');
      requireChargeable(card, arriving.now);
      requireConfirmedSeats(row);
      // What was said of the card before it is over.
      return { changes: { payment_method_uuid: paymentMethodUuid, payment_problem: null } };
    };
    return takeStage(needs, arriving, uuid, { look, step });
  });
}
