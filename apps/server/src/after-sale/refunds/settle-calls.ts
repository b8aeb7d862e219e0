// What is done with a decision afterwards: taken back, agreed to, declined, or dealt with when the gateway refuses.
import {
  approveProposal,
  declineRefund,
  recordOtherWay,
  revertRefund,
  tryReturnAgain,
  undoChange,
} from '@stagedoor/contract/calls/office/decide-refunds';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { LogAction } from '@stagedoor/rules/staff/log-actions';
import type { ChangeRow, OrderRow, ReturnRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { staffActor } from '../../staff/index.ts';
import { refuseNow, UNDO_SECONDS } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueRevertedLetter } from '../letters/other-letters.ts';
import { reasonOf } from '../reason.ts';
import { sendReturn } from '../return-target.ts';
import { declineWish } from './decline.ts';

const entry = (action: LogAction, order: OrderRow, after: Record<string, number>, reason?: string) => ({
  action,
  subject: { kind: 'order', id: orderNumber(order.unique_id) },
  outletId: order.outlet_id,
  after,
  reason,
});

/** The change of this very order, with the order locked. */
async function changeOf(
  tx: Tx,
  { changes }: AfterSaleNeeds,
  order: OrderRow,
  changeId: number,
): Promise<ChangeRow> {
  const { changes: all } = await changes.changesOf(tx, order);
  return all.find(({ change_id }) => change_id === changeId) ?? refuseNow(afterSaleMessages.notOpen);
}

/** A refused return of this very order that nobody has dealt with, with the order locked. */
async function refusedOf(
  tx: Tx,
  { changes }: AfterSaleNeeds,
  order: OrderRow,
  returnId: number,
): Promise<ReturnRow> {
  const { returns, changes: all } = await changes.changesOf(tx, order);
  const row = returns.find(({ return_id }) => return_id === returnId);
  const change = all.find(({ change_id }) => change_id === row?.change_id);
  const isOpen = row?.state === 'refused' && !returns.some(({ replaces }) => replaces === returnId);
  return isOpen && change?.state === 'effective' ? row : refuseNow(afterSaleMessages.notRefused);
}

const approvedActions = {
  refund: 'refund.approved',
  cancellation: 'order.canceled',
  upgrade: 'upgrade.granted',
  award: 'refund.approved',
} as const;

/** What was proposed has kept no seats until now. */
const keepSeats = (tx: Tx, { changes }: AfterSaleNeeds, change: ChangeRow): Promise<void> =>
  changes.reserveSeats(tx, change).catch((error: unknown) => {
    if (error instanceof changes.SeatsGone) return refuseNow(afterSaleMessages.seatsGone);
    throw error;
  });

const undoHandler = (needs: AfterSaleNeeds): Handler =>
  handle(undoChange, async ({ number, changeId }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const change = await changeOf(tx, needs, order, changeId);
      // Somebody pressed first: then it is done.
      if (change.state === 'canceled') return unchanged({});
      const isOwn = change.author_kind === 'staff' && change.author_id === String(caller.staffId);
      if (caller.grant === 'asks' && !(isOwn && change.state === 'proposed'))
        refuseNow(afterSaleMessages.notYours);
      const isInTime =
        change.state === 'approved' && change.undo_until !== null && change.undo_until > caller.now;
      if (change.state !== 'proposed' && !isInTime) refuseNow(afterSaleMessages.tooLateToUndo);
      await needs.changes.close(tx, change, 'canceled', caller.now);
      record(entry('refund.undone', order, { change: changeId }));
      return {};
    }),
  );

const approveProposalHandler = (needs: AfterSaleNeeds): Handler =>
  handle(approveProposal, async ({ number, changeId }, caller) =>
    caller.change(async ({ tx, record }) => {
      const { now } = caller;
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const change = await changeOf(tx, needs, order, changeId);
      if (change.state !== 'proposed') refuseNow(afterSaleMessages.notOpen);
      const undoUntil = secondsAfter(now, UNDO_SECONDS);
      await needs.changes.move(tx, change, 'approved', { undo_until: undoUntil, updated_at: now });
      if (change.kind === 'upgrade') await keepSeats(tx, needs, change);
      const action = approvedActions[change.kind];
      record(entry(action, order, { change: changeId, cents: -change.total_cents }, change.reason));
      return { changeId, state: 'approved', undoUntil };
    }),
  );

const declineHandler = (needs: AfterSaleNeeds): Handler =>
  handle(declineRefund, async ({ number, reason: typed }, caller) =>
    caller.change(async ({ tx, record }) => {
      const reason = reasonOf(typed);
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      await declineWish(tx, needs, order, { staffId: caller.staffId, reason, now: caller.now });
      record(entry('refund.declined', order, {}, reason));
      return {};
    }),
  );

const otherWayHandler = (needs: AfterSaleNeeds): Handler =>
  handle(recordOtherWay, async ({ number, returnId, note: typed }, caller) =>
    caller.change(async ({ tx, record }) => {
      const note = reasonOf(typed);
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const row = await refusedOf(tx, needs, order, returnId);
      await needs.changes.recordOtherWay(tx, order, row, note, caller.now);
      record(entry('refund.other-way', order, { return: returnId, cents: row.amount_cents }, note));
      return {};
    }),
  );

const tryAgainHandler = (needs: AfterSaleNeeds): Handler =>
  handle(tryReturnAgain, async ({ number, returnId }, caller) =>
    caller.change(async ({ tx, record }) => {
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const row = await refusedOf(tx, needs, order, returnId);
      await sendReturn(tx, needs, await needs.changes.planReturnAgain(tx, row, caller.now));
      record(entry('refund.tried-again', order, { return: returnId, cents: row.amount_cents }));
      return {};
    }),
  );

const revertHandler = (needs: AfterSaleNeeds): Handler =>
  handle(revertRefund, async ({ number, changeId, reason: typed }, caller) => {
    const { now } = caller;
    const reason = reasonOf(typed);
    const work = () =>
      caller.change(async ({ tx, record }) => {
        const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
        const change = await changeOf(tx, needs, order, changeId);
        // What the gateway may still be doing is not undone behind its back.
        if (change.state !== 'effective' || change.problem === null) refuseNow(afterSaleMessages.notRefused);
        // An event that does not take place has no tickets to give back.
        if (change.author_kind === 'job') refuseNow(afterSaleMessages.eventCanceled);
        const returns = await needs.changes.findReturns(tx, change);
        if (returns.some(({ state }) => state === 'planned')) refuseNow(afterSaleMessages.cannotRevert);
        const after = await needs.changes.revert(tx, order, change, change.problem ?? reason, now);
        await queueRevertedLetter(tx, needs, after, { change, reason }, now);
        record(entry('refund.reverted', order, { change: changeId }, reason));
        return {};
      });
    return work().catch((error: unknown) => {
      if (error instanceof needs.changes.NotRevertible) return refuseNow(afterSaleMessages.cannotRevert);
      throw error;
    });
  });

export const settleHandlers = (needs: AfterSaleNeeds): Handler[] => [
  undoHandler(needs),
  approveProposalHandler(needs),
  declineHandler(needs),
  otherWayHandler(needs),
  tryAgainHandler(needs),
  revertHandler(needs),
];
