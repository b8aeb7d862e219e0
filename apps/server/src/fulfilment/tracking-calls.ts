// Tracking numbers in, one by one or by file, and back out again.
import { checkTracking, saveTracking, undoShipment } from '@stagedoor/contract/calls/office/fulfilment';
import type { InputOf } from '@stagedoor/contract/call';
import type { TrackingLine } from '@stagedoor/contract/calls/office/fulfilment';
import { fulfilmentMessages } from '@stagedoor/rules/messages/fulfilment';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { shipping } from '../orders/index.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { Callers } from '../platform/http/caller.ts';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import { checkLines, digitsOf } from './check-lines.ts';
import type { CheckedLine } from './check-lines.ts';
import { knownParcels } from './known-parcels.ts';
import { mendLines, readTrackingFile } from './read-tracking-file.ts';
import { insertShipments, lockShipment, undo } from './shipment-store.ts';

type Caller = Callers['office'];

/** So long a mistake can be undone before anybody reads of it. */
const PAUSE_MS = 10 * 60 * 1000;
const SHOWN = 50;

const describe = (line: CheckedLine): TrackingLine => ({
  line: line.line,
  order: line.orderRow ? orderNumber(line.orderRow.unique_id) : line.order,
  tracking: line.tracking,
  courier: line.courier?.code,
  courierName: line.courier?.name,
  shippedDay: line.wrong ? undefined : line.shippedDay,
  problem: line.wrong?.problem,
  mend: line.wrong?.mend && [...line.wrong.mend],
  choices: line.wrong?.choices && [...line.wrong.choices],
});

async function check(
  db: Db,
  caller: Caller,
  { file, mended = [] }: InputOf<typeof checkTracking>,
): Promise<CheckedLine[]> {
  const lines = mendLines(readTrackingFile(file), mended);
  return checkLines(lines, await knownParcels(db, caller, lines));
}

const isReady = ({ wrong }: CheckedLine): boolean => wrong === undefined;

function countCouriers(lines: readonly CheckedLine[]) {
  const byName = Map.groupBy(lines, ({ courier }) => courier?.name ?? '');
  return [...byName]
    .map(([name, own]) => ({ name, parcels: own.length }))
    .toSorted((a, b) => b.parcels - a.parcels);
}

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

const saveHandler: Handler = handle(saveTracking, async (input, caller) =>
  caller.change(async ({ tx, record, unchanged }) => {
    const lines = await check(tx, caller, input);
    const ready = lines.filter(isReady);
    const problems = lines.filter((line) => !isReady(line)).map(describe);
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

const undoHandler: Handler = handle(undoShipment, async ({ order, reason }, caller) =>
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

export const trackingHandlers = (db: Db): Handler[] => [
  handle(checkTracking, async (input, caller) => {
    const lines = await check(db, caller, input);
    const ready = lines.filter(isReady);
    return {
      lines: lines.length,
      ready: ready.length,
      problems: lines.filter((line) => !isReady(line)).map(describe),
      first: ready.slice(0, SHOWN).map(describe),
      couriers: countCouriers(ready),
    };
  }),
  saveHandler,
  undoHandler,
];
