// Decisions written straight into the books, as the desk's calls write them: what proofs of after-sale begin with.
import { catalogueCache, officeEvents } from '../../catalogue/index.ts';
import type { OrderRow, RefundFacts } from '../../orders/index.ts';
import { changesByHand } from '../../orders/testing/changes-by-hand.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { startTask } from '../../platform/tasks/start-task.ts';
import type { AnyTaskKind } from '../../platform/tasks/define-task.ts';
import { decideCancellation, decideRefund, writeDecision } from '../refunds/decide.ts';
import type { Decision } from '../refunds/decide.ts';
import { upgradePlans } from '../upgrades/decide-upgrade.ts';

const SELLER = 1;
const changes = changesByHand();

async function locked(tx: Tx, orderId: number): Promise<{ order: OrderRow; facts: RefundFacts }> {
  const order = await changes.lockOrder(tx, SELLER, orderId);
  const [facts] = await changes.refundFacts(tx, [order]);
  return { order, facts: facts! };
}

async function write(tx: Tx, order: OrderRow, decision: Decision | string, now: Date): Promise<void> {
  if (typeof decision === 'string') throw new Error(decision);
  const by = { staffId: 1, asks: false, seats: 'stock', reason: 'Proof of kills', now } as const;
  await writeDecision(tx, { changes }, order, decision, by);
}

const allOf = ({ lines, tickets }: RefundFacts) => ({
  lines: lines.map(({ lineId }) => ({
    lineId,
    ticketIds: tickets.flatMap((ticket) => (ticket.lineId === lineId ? ticket.ticketId : [])),
  })),
  withFees: true,
  withShipping: false,
});

export const refundInBooks = (db: Db, orderId: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { order, facts } = await locked(tx, orderId);
    await write(tx, order, decideRefund(facts, allOf(facts)), now);
  });

export const cancelInBooks = (db: Db, orderId: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { order, facts } = await locked(tx, orderId);
    await write(tx, order, decideCancellation(facts), now);
  });

/** To the best level of its item. */
export const upgradeInBooks = (db: Db, orderId: number, itemId: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const { order, facts } = await locked(tx, orderId);
    const [plan] = await upgradePlans(tx, catalogueCache(tx), facts, itemId);
    const author = { kind: 'staff', id: '1' } as const;
    const wish = { state: 'approved', author, reason: 'Proof of kills', undoUntil: now } as const;
    await changes.openUpgrade(tx, order, { ...wish, goes: [plan!.goes], buys: [plan!.buys] }, now);
  });

export const cancelEventInBooks = (db: Db, eventId: number, now: Date): Promise<void> =>
  inTransaction(db, async (tx) => {
    const details = { eventId, reason: 'Proof of kills' };
    const wish = { subject: String(eventId), title: 'Cancel Proof', details };
    const actor = { kind: 'job', name: 'proof', sellerId: SELLER, now } as const;
    const { task } = await startTask(tx, { kind: 'events.cancel' } as AnyTaskKind, wish, actor);
    await officeEvents.cancel(tx, { ...details, sellerId: SELLER, taskId: task.task_id }, now);
  });
