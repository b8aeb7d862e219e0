// What the decisions of the desk about what goes back have in common: of one order, of many at once, of an order as a whole.
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { ChangeRow, OrderRow, RefundFacts } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { sumChanged } from './decide.ts';
import type { Decision } from './decide.ts';
import { whyScanned } from './scanned.ts';

export const ASKED_FOR = 'The customer asked for it';

export const answerDecision = ({ change_id, state, undo_until }: ChangeRow) => ({
  changeId: change_id,
  state,
  undoUntil: undo_until ?? undefined,
});

export const entryOf = (order: OrderRow, decision: Decision, { change_id, state, reason }: ChangeRow) => {
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

export async function factsOf(tx: Tx, { changes }: AfterSaleNeeds, order: OrderRow): Promise<RefundFacts> {
  const facts = firstOf(await changes.refundFacts(tx, [order]));
  return facts;
}

export const decidedOr = (decision: Decision | string, shownCents: number): Decision => {
  if (typeof decision === 'string') return refuseNow(decision);
  const why = sumChanged(decision, shownCents);
  return why === undefined ? decision : refuseNow(why);
};

export async function requireUnscanned(tx: Tx, order: OrderRow, { goes }: Decision): Promise<void> {
  const why = await whyScanned(tx, order, goes);
  if (why !== undefined) refuseNow(why);
}
