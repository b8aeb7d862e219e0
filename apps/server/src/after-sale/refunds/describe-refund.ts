import type { Refund, RefundChange, RefundLine } from '@stagedoor/contract/calls/office/refunds';
import { returnWay } from '@stagedoor/rules/after-sale/return-way';
import { maskedCard } from '@stagedoor/rules/cards/masked-card';
import { handMethodWords } from '@stagedoor/rules/messages/hand-methods';
import { orderNumber } from '@stagedoor/rules/orders/order-number';
import { refundWindowIsOpen } from '@stagedoor/rules/events/show-begun';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { drawOfRequest } from '../../awards/index.ts';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { SoldEvent } from '../../catalogue/index.ts';
import type { ChangeRow, LineFacts, OrderRow, RefundFacts, ReturnRow } from '../../orders/index.ts';
import { cardsById, officePayments } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

type Cards = Awaited<ReturnType<typeof cardsById>>;
type PolicyOf = Awaited<ReturnType<typeof officePayments.returnPolicies>>;

const seatOf = ({ sectionName, rowName, seatName }: RefundFacts['tickets'][number]): string | undefined =>
  [sectionName, rowName && `row ${rowName}`, seatName && `seat ${seatName}`].filter(Boolean).join(', ') ||
  undefined;

function describeLine(
  { row, ...line }: LineFacts,
  { tickets }: RefundFacts,
  show: SoldEvent | undefined,
  now: Date,
): RefundLine {
  return {
    ...line,
    eventId: row.outlet_event_id,
    show: show?.name ?? '',
    startsAt: show?.startsAt,
    level: row.level_name,
    asked: row.refund_requested_at !== null && row.canceled_at === null,
    windowOpen:
      show !== undefined &&
      refundWindowIsOpen({ windowOpen: show.refundWindow.open, startsAt: show.startsAt }, now),
    tickets: tickets
      .filter(({ lineId }) => lineId === line.lineId)
      .map((ticket) => ({
        ticketId: ticket.ticketId,
        seat: seatOf(ticket),
        asked: ticket.asked || undefined,
      })),
  };
}

type Captured = RefundFacts['captured'][number];

const cardName = (cards: Cards, { payment_method_id, hand_method }: Captured): string => {
  if (hand_method) return handMethodWords[hand_method];
  const card = cards.get(payment_method_id);
  return card ? maskedCard(card.lastFour, card.type) : 'Card';
};

interface Around {
  facts: RefundFacts;
  returns: readonly ReturnRow[];
  cards: Cards;
  policyOf: PolicyOf;
  now: Date;
}

function describeReturn(
  row: ReturnRow,
  { facts, returns, cards, policyOf, now }: Around,
): RefundChange['returns'][number] {
  const payment = facts.captured.find(({ payment_id }) => payment_id === row.payment_id);
  const way =
    payment &&
    returnWay(
      {
        amountCents: payment.amount_cents,
        capturedAt: payment.captured_at,
        policy: policyOf(payment.payment_method_id),
      },
      row.amount_cents,
      now,
    );
  return {
    returnId: row.return_id,
    amountCents: row.amount_cents,
    card: payment ? cardName(cards, payment) : 'Card',
    way: row.way,
    state: row.state,
    isOpen: row.state === 'refused' && !returns.some(({ replaces }) => replaces === row.return_id),
    isByHand: payment?.hand_method ? true : undefined,
    note: row.note ?? undefined,
    waitsUntil: row.state === 'planned' && way?.way === 'waits' ? way.until : undefined,
    settledAt: row.settled_at ?? undefined,
  };
}

const authors = { customer: 'customer', staff: 'desk', job: 'scheduler' } as const;

const describeChange = (row: ChangeRow, around: Around): RefundChange => ({
  changeId: row.change_id,
  kind: row.kind,
  state: row.state,
  cents: -row.total_cents,
  by: authors[row.author_kind],
  reason: row.reason,
  problem: row.problem ?? undefined,
  undoUntil: row.undo_until ?? undefined,
  createdAt: row.created_at,
  returns: around.returns
    .filter(({ change_id }) => change_id === row.change_id)
    .map((each) => describeReturn(each, around)),
});

const describeMoney = (
  { order, shippingCents, planFeeCents, captured, open }: RefundFacts,
  cards: Cards,
  policyOf: PolicyOf,
) => ({
  paidCents: order.paid_cents,
  returnedCents: order.returned_cents,
  owedCents: order.owed_cents,
  shippingCents,
  planFeeCents,
  captures: captured.map((payment) => ({
    paymentId: payment.payment_id,
    amountCents: payment.amount_cents,
    returningCents: payment.returning_cents,
    capturedAt: payment.captured_at,
    card: cardName(cards, payment),
    policy: policyOf(payment.payment_method_id),
  })),
  open: open.map(({ payment_id, sort, amount_cents, due_day }) => ({
    id: payment_id,
    sort,
    amountCents: amount_cents,
    dueDay: due_day ?? undefined,
  })),
});

/** Everything that the desk sees before it decides. The sums follow from it by the rules, here and in the page alike. */
export async function describeRefund(
  db: Db,
  needs: AfterSaleNeeds,
  order: OrderRow,
  now: Date,
): Promise<Refund> {
  const { changes } = needs;
  const { seller_id: sellerId, series_request_id: requestId } = order;
  const facts = firstOf(await changes.refundFacts(db, [order]));
  const { changes: rows, returns } = await changes.changesOf(db, order);
  const eventIds = [...new Set(facts.lines.map(({ row }) => row.outlet_event_id))];
  const shows = await findSoldEvents(db, sellerId, eventIds);
  const cardIds = [...new Set(facts.captured.map(({ payment_method_id }) => payment_method_id))];
  const cards = await cardsById(db, sellerId, cardIds);
  const policyOf = await officePayments.returnPolicies(db, sellerId, cardIds);
  const asked = facts.lines.flatMap(({ row }) => (row.canceled_at === null && row.refund_requested_at) || []);
  const { firstName, lastName } = await changes.buyerOf(db, order);
  const drawKey = requestId === null ? undefined : await drawOfRequest(db, sellerId, requestId);
  return {
    number: orderNumber(order.unique_id),
    outletId: order.outlet_id,
    email: order.email,
    customer: `${firstName} ${lastName}`.trim() || undefined,
    state: order.state,
    askedAt: asked.toSorted((a, b) => a.getTime() - b.getTime())[0],
    isDrawn: drawKey !== undefined,
    isCharging: facts.isCharging,
    shippedDay: order.shipped_day ?? undefined,
    ...describeMoney(facts, cards, policyOf),
    lines: facts.lines.map((line) =>
      describeLine(
        line,
        facts,
        shows.find(({ eventId }) => eventId === line.row.outlet_event_id),
        now,
      ),
    ),
    changes: rows.map((row) => describeChange(row, { facts, returns, cards, policyOf, now })),
  };
}
