import { undoShipment } from '@stagedoor/contract/calls/office/fulfilment';
import { fulfilmentMessages } from '@stagedoor/rules/messages/fulfilment';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { shipping } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { digitsOf } from '../check-lines.ts';
import { lockShipment, undo } from '../shipment-store.ts';

export const undoShipmentHandler: Handler<'fulfilment'> = handle(
  undoShipment,
  async ({ order, reason }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { sellerId, name, now } = caller;
      const found = (await shipping.findByNumbers(tx, sellerId, [digitsOf(order)])).get(digitsOf(order));
      if (!found) return refuse('NOT_FOUND');
      caller.requireOutlet(found.outlet_id);
      const shipment = await lockShipment(tx, sellerId, found.order_id);
      if (!shipment) return refuse('PARCEL_REFUSED', { message: fulfilmentMessages.nothingToUndo });
      if (shipment.letter_written_at !== null)
        return refuse('PARCEL_REFUSED', { message: fulfilmentMessages.letterIsOut });
      await undo(tx, shipment, { undone_at: now, undone_by: name, undone_reason: reason.trim() });
      await shipping.takeBack(tx, sellerId, found.order_id, now);
      record({
        action: 'order.shipment-undone',
        subject: { kind: 'order', id: orderNumber(found.unique_id) },
        outletId: found.outlet_id,
        before: { tracking: shipment.tracking_number },
        reason: reason.trim(),
      });
      return {};
    }),
);
