import { revertRefund } from '@stagedoor/contract/calls/office/decide-refunds';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueRevertedLetter } from '../letters/other-letters.ts';
import { reasonOf } from '../reason.ts';
import { entryAbout, changeOf } from '../refunds/reach-change.ts';

export const revertRefundHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
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
        record(entryAbout('refund.reverted', order, { change: changeId }, reason));
        return {};
      });
    return work().catch((error: unknown) => {
      if (error instanceof needs.changes.NotRevertible) return refuseNow(afterSaleMessages.cannotRevert);
      throw error;
    });
  });
