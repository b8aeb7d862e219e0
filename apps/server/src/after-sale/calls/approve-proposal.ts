import { approveProposal } from '@stagedoor/contract/calls/office/decide-refunds';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import type { ChangeRow } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { staffActor } from '../../staff/index.ts';
import { refuseNow, UNDO_SECONDS } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { entryAbout, changeOf } from '../refunds/reach-change.ts';

const approvedActions = {
  refund: 'refund.approved',
  cancellation: 'order.canceled',
  upgrade: 'upgrade.granted',
  award: 'refund.approved',
  seats: 'order.seats-moved',
} as const;

/** What was proposed has kept no seats until now. */
const keepSeats = (tx: Tx, { changes }: AfterSaleNeeds, change: ChangeRow): Promise<void> =>
  changes.reserveSeats(tx, change).catch((error: unknown) => {
    if (error instanceof changes.SeatsGone) return refuseNow(afterSaleMessages.seatsGone);
    throw error;
  });

export const approveProposalHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
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
      record(entryAbout(action, order, { change: changeId, cents: -change.total_cents }, change.reason));
      return { changeId, state: 'approved', undoUntil };
    }),
  );
