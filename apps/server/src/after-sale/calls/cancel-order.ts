import { cancelOrder } from '@stagedoor/contract/calls/office/decide-refunds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { reasonOf } from '../reason.ts';
import { decideCancellation, writeDecision } from '../refunds/decide.ts';
import { answerDecision, entryOf, factsOf, decidedOr, requireUnscanned } from '../refunds/decide-at-desk.ts';

export const cancelOrderHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(cancelOrder, async ({ number, totalCents, seats, reason: typed }, caller) =>
    caller.change(async ({ tx, record }) => {
      const reason = reasonOf(typed);
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const decision = decidedOr(decideCancellation(await factsOf(tx, needs, order)), totalCents);
      await requireUnscanned(tx, order, decision);
      const by = { staffId: caller.staffId, asks: caller.grant === 'asks', seats, reason, now: caller.now };
      const change = await writeDecision(tx, needs, order, decision, by);
      record(entryOf(order, decision, change));
      return answerDecision(change);
    }),
  );
