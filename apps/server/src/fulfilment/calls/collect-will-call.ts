import { collectWillCall } from '@stagedoor/contract/calls/office/will-call';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { shipping } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { digitsOf } from '../check-lines.ts';
import { collectAtWillCall } from '../will-call/collect.ts';

export const collectWillCallHandler: Handler<'fulfilment'> = handle(
  collectWillCall,
  ({ order, eventId }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { sellerId, name: by, now } = caller;
      const found = (await shipping.findByNumbers(tx, sellerId, [digitsOf(order)])).get(digitsOf(order));
      if (!found) return refuse('NOT_FOUND');
      caller.requireOutlet(found.outlet_id);
      await collectAtWillCall(tx, { sellerId, orderId: found.order_id, eventId, by, place: 'desk', now });
      record({
        action: 'order.collected',
        subject: { kind: 'order', id: orderNumber(found.unique_id) },
        outletId: found.outlet_id,
        after: { event: eventId },
      });
      return {};
    }),
);
