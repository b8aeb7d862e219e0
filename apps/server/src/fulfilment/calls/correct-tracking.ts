// PARCEL-02: a wrong number that the customer has read. The parcel keeps its day; the right number takes the place of
// the wrong one, which stays with why, and the customer is written to at once.
import { correctTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { fulfilmentMessages as says } from '@stagedoor/rules/messages/fulfilment';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { shipping } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import { digitsOf } from '../check-lines.ts';
import { readNumber } from '../whose-number.ts';
import { findNumbers, insertShipments, lockShipment, undo } from '../shipment-store.ts';
import { writeShippedLetters } from '../shipped-letters.ts';

const refuseWith = (message: string): never => refuse('PARCEL_REFUSED', { message });

export const correctTrackingHandler = (db: Db, publicAddress: PublicAddress): Handler<'fulfilment'> =>
  handle(correctTracking, async ({ order, tracking: typed, courier: named, reason }, caller) => {
    const { sellerId, name: by, now } = caller;
    await caller.change(async ({ tx, record }) => {
      const found = (await shipping.findByNumbers(tx, sellerId, [digitsOf(order)])).get(digitsOf(order));
      if (!found) return refuse('NOT_FOUND');
      caller.requireOutlet(found.outlet_id);
      const { order: row } = await shipping.lock(tx, sellerId, found.order_id);
      if (row.state === 'STATUS_ORDER_CANCELED') return refuseWith(says.canceled);
      const wrong = (await lockShipment(tx, sellerId, row.order_id)) ?? refuseWith(says.nothingToUndo);
      if (wrong.letter_written_at === null) return refuseWith(says.letterIsNotOut);
      const read = readNumber(typed, named ?? '');
      if ('problem' in read) return refuseWith(read.problem);
      const { tracking, courier } = read;
      if (tracking === wrong.tracking_number && courier.code === wrong.courier_code)
        return refuseWith(says.sameNumber);
      const others = tracking === wrong.tracking_number ? [] : [tracking];
      const taken = [
        ...(await findNumbers(tx, sellerId, others)),
        ...(await shipping.findNumbers(tx, sellerId, others)),
      ];
      if (taken.length > 0) return refuseWith(says.numberTaken);
      await undo(tx, wrong, { undone_at: now, undone_by: by, undone_reason: reason.trim() });
      await insertShipments(tx, [
        {
          seller_id: sellerId,
          order_id: row.order_id,
          outlet_id: row.outlet_id,
          tracking_number: tracking,
          courier_code: courier.code,
          shipped_day: wrong.shipped_day,
          saved_by: by,
          saved_at: now,
          letter_at: now,
          corrects_id: wrong.shipment_id,
        },
      ]);
      await shipping.correctNumber(tx, row, { tracking, courier: courier.code }, now);
      return record({
        action: 'order.tracking-corrected',
        subject: { kind: 'order', id: orderNumber(row.unique_id) },
        outletId: row.outlet_id,
        before: { tracking: wrong.tracking_number },
        after: { tracking, courier: courier.name },
        reason: reason.trim(),
      });
    });
    await writeShippedLetters(db, publicAddress, now);
    return {};
  });
