import { listRefunds } from '@stagedoor/contract/calls/office/refunds';
import type { WaitingRefund } from '@stagedoor/contract/calls/office/refunds';
import { counted } from '@stagedoor/rules/writing/counted';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import type { ListedChange, RefundFacts } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { askedOf, decideRefund } from '../refunds/decide.ts';
import { refundKinds } from '../refunds/refund-kinds.ts';

interface Scope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

function describeAsked(
  facts: RefundFacts & { order: { asked_at?: Date | undefined } },
  since: Date,
): WaitingRefund {
  const wish = askedOf(facts);
  const decision = decideRefund({ ...facts, isCharging: false }, wish);
  const parts = wish.lines.flatMap(({ lineId, ticketIds }) => {
    const line = facts.lines.find((each) => each.lineId === lineId);
    return line && ticketIds.length > 0 ? [`${line.row.level_name} × ${ticketIds.length}`] : [];
  });
  return {
    number: orderNumber(facts.order.unique_id),
    outletId: facts.order.outlet_id,
    email: facts.order.email,
    why: 'asked',
    what: parts.join(', '),
    cents: typeof decision === 'string' ? 0 : decision.sum.totalCents,
    since,
  };
}

const whys = { proposed: 'proposed', approved: 'held-back', effective: 'refused' } as const;

const whyOf = ({ state }: ListedChange): WaitingRefund['why'] =>
  isOneOf(keysOf(whys), state) ? whys[state] : 'asked';

const describePending = (row: ListedChange): WaitingRefund => ({
  number: orderNumber(row.unique_id),
  outletId: row.outlet_id,
  email: row.email,
  why: whyOf(row),
  changeId: row.change_id,
  what: row.kind === 'cancellation' ? 'The whole order' : counted(row.tickets, 'ticket'),
  cents: -row.total_cents,
  since: row.created_at,
  undoUntil: row.undo_until ?? undefined,
  problem: row.problem ?? undefined,
});

/** What the gateway refused stands on top; then the longest waiting first. */
const ranks: Record<WaitingRefund['why'], number> = { refused: 0, asked: 1, proposed: 1, 'held-back': 2 };

async function readWaiting(
  db: Db,
  { changes }: Pick<AfterSaleNeeds, 'changes'>,
  scope: Scope,
  outletId: number | undefined,
): Promise<WaitingRefund[]> {
  const asking = await changes.ordersAskingRefund(db, scope, outletId);
  const facts = await changes.refundFacts(db, asking);
  const pending = await changes.openChanges(db, scope, outletId, refundKinds);
  return [
    ...facts.map((each, index) => describeAsked(each, asking[index]!.asked_at)),
    ...pending.map(describePending),
  ].toSorted((a, b) => ranks[a.why] - ranks[b.why] || a.since.getTime() - b.since.getTime());
}

export const listRefundsHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(listRefunds, async ({ outletId }, caller) => {
    const rows = await readWaiting(needs.db, needs, caller, outletId);
    const shown = rows.filter(({ why }) => why !== 'held-back');
    const { many } = await needs.changes.countRefundsAsked(needs.db, caller, refundKinds, outletId);
    return {
      rows,
      undecided: many,
      cents: shown.reduce((sum, { cents }) => sum + cents, 0),
      isWhole: shown.length >= many,
    };
  });
