import { approveRefund } from '@stagedoor/contract/calls/office/decide-refunds';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { staffActor } from '../../staff/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { reasonOf } from '../reason.ts';
import { askedOf, decideRefund, writeDecision } from '../refunds/decide.ts';
import {
  ASKED_FOR,
  answerDecision,
  entryOf,
  factsOf,
  decidedOr,
  requireUnscanned,
} from '../refunds/decide-at-desk.ts';

export const approveRefundHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(approveRefund, async ({ number, totalCents, seats, reason: typed, ...wish }, caller) =>
    caller.change(async ({ tx, record }) => {
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const facts = await factsOf(tx, needs, order);
      const decision = decidedOr(decideRefund(facts, wish), totalCents);
      await requireUnscanned(tx, order, decision);
      const isAsked = askedOf(facts).lines.length > 0;
      const reason = isAsked && !typed ? ASKED_FOR : reasonOf(typed);
      const by = { staffId: caller.staffId, asks: caller.grant === 'asks', seats, reason, now: caller.now };
      const change = await writeDecision(tx, needs, order, decision, by);
      record(entryOf(order, decision, change));
      return answerDecision(change);
    }),
  );
