// What the desk decides about what goes back: one order, many at once, or an order as a whole.
import { approveRefund, approveRefunds, cancelOrder } from '@stagedoor/contract/calls/office/decide-refunds';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import type { ChangeRow, OrderRow, RefundFacts } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { Refusal } from '../../platform/http/refusal.ts';
import { staffActor } from '../../staff/index.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { reasonOf } from '../reason.ts';
import { askedOf, decideCancellation, decideRefund, sumChanged, writeDecision } from './decide.ts';
import type { Decision } from './decide.ts';
import { whyScanned } from './scanned.ts';

const ASKED_FOR = 'The customer asked for it';

const answer = ({ change_id, state, undo_until }: ChangeRow) => ({
  changeId: change_id,
  state,
  undoUntil: undo_until ?? undefined,
});

const entryOf = (order: OrderRow, decision: Decision, { change_id, state, reason }: ChangeRow) => {
  const isProposal = state === 'proposed';
  const actions = {
    refund: isProposal ? 'refund.proposed' : 'refund.approved',
    cancellation: isProposal ? 'order.cancel-proposed' : 'order.canceled',
  } as const;
  return {
    action: actions[decision.kind],
    subject: { kind: 'order', id: orderNumber(order.unique_id) },
    outletId: order.outlet_id,
    after: { change: change_id, cents: decision.sum.totalCents },
    reason,
  };
};

async function factsOf(tx: Tx, { changes }: AfterSaleNeeds, order: OrderRow): Promise<RefundFacts> {
  const [facts] = await changes.refundFacts(tx, [order]);
  return facts!;
}

const decidedOr = (decision: Decision | string, shownCents: number): Decision => {
  if (typeof decision === 'string') return refuseNow(decision);
  const why = sumChanged(decision, shownCents);
  return why === undefined ? decision : refuseNow(why);
};

async function requireUnscanned(tx: Tx, order: OrderRow, { goes }: Decision): Promise<void> {
  const why = await whyScanned(tx, order, goes);
  if (why !== undefined) refuseNow(why);
}

const approveHandler = (needs: AfterSaleNeeds): Handler =>
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
      return answer(change);
    }),
  );

const cancelHandler = (needs: AfterSaleNeeds): Handler =>
  handle(cancelOrder, async ({ number, totalCents, seats, reason: typed }, caller) =>
    caller.change(async ({ tx, record }) => {
      const reason = reasonOf(typed);
      const order = await needs.changes.reachOrderToChange(tx, staffActor(caller), number);
      const decision = decidedOr(decideCancellation(await factsOf(tx, needs, order)), totalCents);
      await requireUnscanned(tx, order, decision);
      const by = { staffId: caller.staffId, asks: caller.grant === 'asks', seats, reason, now: caller.now };
      const change = await writeDecision(tx, needs, order, decision, by);
      record(entryOf(order, decision, change));
      return answer(change);
    }),
  );

/** Every order is looked at before anything is written about it: one that cannot go keeps no other. */
const approveManyHandler = (needs: AfterSaleNeeds): Handler =>
  handle(approveRefunds, async ({ orders, seats }, caller) =>
    caller.change(async ({ tx, record, unchanged }) => {
      const decided: { number: string; changeId: number }[] = [];
      const refused: { number: string; message: string }[] = [];
      const actor = staffActor(caller);
      const by = {
        staffId: caller.staffId,
        asks: caller.grant === 'asks',
        seats,
        reason: ASKED_FOR,
        now: caller.now,
      };
      // In one order whoever asks, so that two desks never wait for each other.
      const inOrder = orders.toSorted((a, b) => a.number.localeCompare(b.number));
      for (const { number, totalCents } of inOrder) {
        const order = await needs.changes.reachOrderToChange(tx, actor, number).catch((error: unknown) => {
          if (error instanceof Refusal) return undefined;
          throw error;
        });
        const facts = order && (await factsOf(tx, needs, order));
        const decision = facts ? decideRefund(facts, askedOf(facts)) : afterSaleMessages.nothingAsked;
        const why =
          typeof decision === 'string'
            ? decision
            : (sumChanged(decision, totalCents) ?? (await whyScanned(tx, order!, decision.goes)));
        if (!order || typeof decision === 'string' || why !== undefined) {
          refused.push({ number, message: why ?? afterSaleMessages.nothingAsked });
          continue;
        }
        const change = await writeDecision(tx, needs, order, decision, by);
        record(entryOf(order, decision, change));
        decided.push({ number, changeId: change.change_id });
      }
      return decided.length > 0 ? { decided, refused } : unchanged({ decided, refused });
    }),
  );

export const approveHandlers = (needs: AfterSaleNeeds): Handler[] => [
  approveHandler(needs),
  cancelHandler(needs),
  approveManyHandler(needs),
];
