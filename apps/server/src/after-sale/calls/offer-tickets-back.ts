// WAIT-06: tickets go to those who wait, and stay their owner's until somebody has bought them.
import type { InputOf, OutputOf } from '@stagedoor/contract/call';
import { offerTicketsBack } from '@stagedoor/contract/calls/shop/ticket-returns';
import { ticketReturnMessages } from '@stagedoor/rules/messages/ticket-returns';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { offerBackRefusal } from '@stagedoor/rules/orders/may-offer-back';
import { returnOfTicket } from '@stagedoor/rules/orders/return-sum';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { customerActor } from '../../accounts/index.ts';
import { findSoldEvents } from '../../catalogue/index.ts';
import type { SoldEvent } from '../../catalogue/index.ts';
import { scannedTickets } from '../../fulfilment/index.ts';
import type { LineFacts, OrderRow, RefundFacts } from '../../orders/index.ts';
import { BeginAgain, inTransaction } from '../../platform/db/in-transaction.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { listIsOpen } from '../../waiting-list/index.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { queueOfferedBackLetter } from '../letters/return-letters.ts';

type Wish = InputOf<typeof offerTicketsBack>;
type Ticket = Awaited<ReturnType<AfterSaleNeeds['changes']['ticketsOf']>>[number];

const refuseTicket = (message: string): never => refuse('TICKET_REFUSED', { message });

/** Its show takes it back now, and nothing else is asked for with it. */
async function requireReturnable(
  tx: Tx,
  { changes }: AfterSaleNeeds,
  { order, tickets }: RefundFacts,
  { row }: LineFacts,
  ticket: Ticket,
  show: SoldEvent | undefined,
  now: Date,
): Promise<number> {
  const { seller_id: sellerId } = order;
  const free = tickets.find(({ lineId, ticketId }) => lineId === row.line_id && ticketId === ticket.ticketId);
  const why = offerBackRefusal({
    isTaken: show?.returnFeeCents !== undefined,
    isOpen: await listIsOpen(tx, { sellerId, eventId: row.outlet_event_id }, now),
    isPaid: changes.isPaidWhole(order),
    isAsked: !free || free.asked,
    isAddOn: row.is_add_on,
    sentTo: ticket.sentTo,
    isScanned: (await scannedTickets(tx, sellerId, [ticket])).length > 0,
  });
  if (why !== undefined) refuseTicket(why);
  return show?.returnFeeCents ?? 0;
}

async function offerOne(
  tx: Tx,
  needs: AfterSaleNeeds,
  { facts, ticket, shownCents }: { facts: RefundFacts; ticket: Ticket; shownCents: number },
  now: Date,
): Promise<void> {
  const { order } = facts;
  const line = facts.lines.find(({ lineId }) => lineId === ticket.lineId) ?? refuse('NOT_FOUND');
  const { row } = line;
  const [show] = await findSoldEvents(tx, order.seller_id, [row.outlet_event_id]);
  const feeCents = await requireReturnable(tx, needs, facts, line, ticket, show, now);
  const sum = returnOfTicket({ ...line, canceledQuantity: row.canceled }, feeCents, order.currency);
  if (sum.totalCents !== shownCents)
    refuseTicket(ticketReturnMessages.sumChanged(formatMoney(sum.totalCents, order.currency)));
  const offered = {
    lineId: ticket.lineId,
    ticketId: ticket.ticketId,
    levelId: ticket.levelId,
    eventId: row.outlet_event_id,
    tickets_cents: sum.ticketsCents,
    fees_cents: sum.feesCents,
    taxes_cents: sum.taxesCents,
    kept_cents: sum.keptCents,
  };
  if (!(await needs.changes.ticketReturns.offer(tx, order, offered, now)))
    throw new BeginAgain('The ticket was changed at the same moment');
}

/** Said twice it is said once. Answers what was not offered before. */
async function offerAll(
  tx: Tx,
  needs: AfterSaleNeeds,
  order: OrderRow,
  { ticketIds, shownCents }: Wish,
  now: Date,
): Promise<Ticket[]> {
  const live = await needs.changes.ticketsOf(tx, order.seller_id, [order.order_id]);
  const wanted = [...new Set(ticketIds)].map(
    (id) => live.find(({ ticketId }) => ticketId === id) ?? refuse('NOT_FOUND'),
  );
  const facts = firstOf(await needs.changes.refundFacts(tx, [order]));
  const others = wanted.filter(({ offeredBack }) => !offeredBack);
  for (const ticket of others) await offerOne(tx, needs, { facts, ticket, shownCents }, now);
  return others;
}

const offer = (
  tx: Tx,
  needs: AfterSaleNeeds,
  actor: ReturnType<typeof customerActor>,
  wish: Wish,
): Promise<OutputOf<typeof offerTicketsBack>> =>
  needs.changes.changeOrder(tx, actor, wish.order, async (order) => {
    const offered = await offerAll(tx, needs, order, wish, actor.now);
    if (offered.length === 0) return false;
    await queueOfferedBackLetter(tx, needs, order, { offered, cents: wish.shownCents }, actor.now);
    return true;
  });

export const offerTicketsBackHandler = (needs: AfterSaleNeeds): Handler<'after-sale'> =>
  handle(offerTicketsBack, (wish, caller) =>
    inTransaction(needs.db, (tx) => offer(tx, needs, customerActor(caller), wish)),
  );
