// A decision about what goes back, written down with its sum; ten seconds later it is carried out.
import { cancellationSum, refundSum } from '@stagedoor/rules/after-sale/refund-sum';
import type { RefundSum } from '@stagedoor/rules/after-sale/refund-sum';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { ChangeRow, GoingLine, OrderRow, RefundFacts } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { secondsAfter } from '../../platform/seconds-after.ts';
import { UNDO_SECONDS } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { whereSeatsGo } from '../where-seats-go.ts';

export interface ChosenTickets {
  lineId: number;
  ticketIds: readonly number[];
}

export interface RefundWish {
  lines: readonly ChosenTickets[];
  withFees: boolean;
  withShipping: boolean;
}

export interface Decision {
  kind: 'refund' | 'cancellation';
  currency: Currency;
  sum: RefundSum;
  goes: GoingLine[];
}

/** Why this cannot be decided, in words; undefined where it can. */
function whyNot({ order, isCharging }: RefundFacts): string | undefined {
  if (order.state === 'STATUS_ORDER_CANCELED') return afterSaleMessages.canceled;
  return isCharging ? afterSaleMessages.charging : undefined;
}

const goingLines = ({ lines }: RefundSum, chosen: readonly ChosenTickets[]): GoingLine[] =>
  lines.map(({ lineId, ticketsCents, feesCents, taxesCents }) => ({
    lineId,
    ticketIds: chosen.find((each) => each.lineId === lineId)?.ticketIds ?? [],
    ticketsCents,
    feesCents,
    taxesCents,
  }));

/** Every ticket is there, once, and nobody has decided about it; a text where it is not so. */
export function decideRefund(facts: RefundFacts, { lines, ...with_ }: RefundWish): Decision | string {
  const why = whyNot(facts);
  if (why !== undefined) return why;
  const chosen = lines.filter(({ ticketIds }) => ticketIds.length > 0);
  const wanted = chosen.flatMap(({ lineId, ticketIds }) => ticketIds.map((id) => `${lineId} ${id}`));
  if (wanted.length === 0) return afterSaleMessages.nothingChosen;
  const free = new Set(facts.tickets.map(({ lineId, ticketId }) => `${lineId} ${ticketId}`));
  const isWhole =
    new Set(wanted).size === wanted.length &&
    new Set(chosen.map(({ lineId }) => lineId)).size === chosen.length;
  if (!isWhole || wanted.some((ticket) => !free.has(ticket))) return afterSaleMessages.ticketsTaken;
  const counted = chosen.map(({ lineId, ticketIds }) => ({ lineId, tickets: ticketIds.length }));
  const sum = refundSum(facts, { lines: counted, ...with_ }, facts.order.currency);
  return { kind: 'refund', currency: facts.order.currency, sum, goes: goingLines(sum, chosen) };
}

/** All that the order has, and all that was paid for it. */
export function decideCancellation(facts: RefundFacts): Decision | string {
  const why = whyNot(facts);
  if (why !== undefined) return why;
  const sum = cancellationSum(facts);
  // Somebody else's decision about a part of it comes first.
  if (sum.totalCents !== facts.order.owed_cents) return afterSaleMessages.otherChanges;
  const byLine = Map.groupBy(facts.tickets, ({ lineId }) => lineId);
  const chosen = [...byLine].map(([lineId, own]) => ({
    lineId,
    ticketIds: own.map(({ ticketId }) => ticketId),
  }));
  const isWhole = sum.lines.every(({ lineId, tickets }) => tickets === (byLine.get(lineId)?.length ?? 0));
  if (!isWhole) return afterSaleMessages.otherChanges;
  return { kind: 'cancellation', currency: facts.order.currency, sum, goes: goingLines(sum, chosen) };
}

/** What an order asks for: of every line with a wish the tickets that it names and has, with their fees. */
export function askedOf({ lines, tickets }: RefundFacts): RefundWish {
  const asking = lines.filter(({ row }) => row.refund_requested_at !== null && row.canceled_at === null);
  return {
    lines: asking.map(({ lineId }) => ({
      lineId,
      ticketIds: tickets.flatMap((ticket) =>
        ticket.lineId === lineId && ticket.asked ? ticket.ticketId : [],
      ),
    })),
    withFees: true,
    withShipping: false,
  };
}

export interface DecisionBy {
  staffId: number;
  /** A role that only asks makes a proposal. */
  asks: boolean;
  seats: 'stock' | 'house';
  reason: string;
  now: Date;
}

export const sumChanged = ({ sum, currency }: Decision, shownCents: number): string | undefined =>
  sum.totalCents === shownCents
    ? undefined
    : afterSaleMessages.sumChanged(formatMoney(sum.totalCents, currency));

/** The order must be locked. */
export async function writeDecision(
  tx: Tx,
  { changes }: Pick<AfterSaleNeeds, 'changes'>,
  order: OrderRow,
  { kind, sum, goes }: Decision,
  { staffId, asks, seats, reason, now }: DecisionBy,
): Promise<ChangeRow> {
  return changes.open(
    tx,
    order,
    {
      kind,
      state: asks ? 'proposed' : 'approved',
      goes,
      shippingCents: 0 - sum.shippingCents,
      planFeeCents: 0 - sum.planFeeCents,
      seatsTo: await whereSeatsGo(tx, order, seats),
      author: { kind: 'staff', id: String(staffId) },
      reason,
      ...(!asks && { undoUntil: secondsAfter(now, UNDO_SECONDS) }),
    },
    now,
  );
}
