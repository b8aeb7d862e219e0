import { saveTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { shipping } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { CheckedLine } from '../check-lines.ts';
import { insertShipments } from '../shipment-store.ts';
import { describeChecked, checkTrackingFile, isReady } from '../check-tracking-file.ts';
import type { Caller } from '../check-tracking-file.ts';

/** So long a mistake can be undone before anybody reads of it. */
const PAUSE_MS = 10 * 60 * 1000;

async function save(tx: Tx, { sellerId, name, now }: Caller, ready: readonly CheckedLine[]): Promise<number> {
  const parcels = ready.map(({ orderRow, tracking, courier, shippedDay }) => ({
    orderId: orderRow!.order_id,
    tracking,
    courier: courier!.code,
    day: shippedDay,
  }));
  const moved = await shipping.markShipped(tx, sellerId, parcels, now);
  const letterAt = new Date(now.getTime() + PAUSE_MS);
  await insertShipments(
    tx,
    ready
      .filter(({ orderRow }) => moved.has(orderRow!.order_id))
      .map(({ orderRow, tracking, courier, shippedDay }) => ({
        seller_id: sellerId,
        order_id: orderRow!.order_id,
        outlet_id: orderRow!.outlet_id,
        tracking_number: tracking,
        courier_code: courier!.code,
        shipped_day: shippedDay,
        saved_by: name,
        saved_at: now,
        letter_at: letterAt,
      })),
  );
  return moved.size;
}

export const saveTrackingHandler: Handler<'fulfilment'> = handle(saveTracking, async (input, caller) =>
  caller.change(async ({ tx, record, unchanged }) => {
    const lines = await checkTrackingFile(tx, caller, input);
    const ready = lines.filter(isReady);
    const problems = lines.filter((line) => !isReady(line)).map(describeChecked);
    const isStrange = lines.length > 0 && lines.every(({ orderRow }) => orderRow === undefined);
    if (isStrange) return refuse('NOT_FOUND');
    if (ready.length === 0) return unchanged({ saved: 0, problems });
    const saved = await save(tx, caller, ready);
    for (const { orderRow, tracking, courier } of ready)
      record({
        action: 'order.shipped',
        subject: { kind: 'order', id: orderNumber(orderRow!.unique_id) },
        outletId: orderRow!.outlet_id,
        after: { tracking, courier: courier!.name },
      });
    return { saved, problems, lettersAt: new Date(caller.now.getTime() + PAUSE_MS) };
  }),
);
