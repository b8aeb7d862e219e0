// Whether tickets may go where the desk wants them. Decided under the locks of the order and of the levels.
import type { moveOrderSeats, MovableLine } from '@stagedoor/contract/calls/office/move-seats';
import type { InputOf } from '@stagedoor/contract/call';
import { refundSum } from '@stagedoor/rules/after-sale/refund-sum';
import { seatMoveProblem } from '@stagedoor/rules/after-sale/seat-move';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { catalogueCache } from '../../catalogue/index.ts';
import { officeStock } from '../../inventory/index.ts';
import type { SeatToTake } from '../../inventory/index.ts';
import { lineOffer } from '../../orders/index.ts';
import type { GoingLine, LineFacts, OrderRow, RefundFacts } from '../../orders/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { refuseNow } from '../after-sale-needs.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';
import { movableLines, whyStays } from './movable-lines.ts';

type Wish = InputOf<typeof moveOrderSeats>;

const wordsOf = (seats: Parameters<typeof seatLines>[0]): string => seatLines(seats).join('; ');

/** What is chosen twice is chosen once; what stays where it is does not move. */
function distinct({ from, to }: Wish): { from: number[]; to: number[] } {
  return {
    from: [...new Set(from)].filter((id) => !to.includes(id)),
    to: [...new Set(to)].filter((id) => !from.includes(id)),
  };
}

function requireMovable(line: MovableLine, from: readonly number[]): void {
  for (const ticketId of from) {
    const ticket = line.tickets.find((each) => each.ticketId === ticketId);
    if (!ticket) refuseNow(afterSaleMessages.ticketsTaken);
    else if (ticket.blocked) refuseNow(ticket.blocked);
  }
}

function requireFree(seats: readonly SeatToTake[], { levelIds }: MovableLine, many: number): void {
  const problem = seatMoveProblem(many, seats);
  if (problem !== undefined) refuseNow(problem);
  const gone = seats.filter(({ isFree }) => !isFree);
  if (gone.length > 0) refuseNow(moveSeatsMessages.gone(wordsOf(gone)));
  const dearer = seats.filter(({ levelId }) => !levelIds.includes(levelId));
  if (dearer.length > 0) refuseNow(moveSeatsMessages.otherPrice(wordsOf(dearer)));
}

/** At a level of the same price the line is written anew; to the cent what went of the old one. */
async function exchangeOf(
  tx: Tx,
  facts: RefundFacts,
  { lineId }: LineFacts,
  { from, levelId }: { from: readonly number[]; levelId: number },
) {
  const { order } = facts;
  const choice = { lines: [{ lineId, tickets: from.length }], withFees: true, withShipping: false };
  const { ticketsCents, feesCents, taxesCents } = firstOf(refundSum(facts, choice, order.currency).lines);
  const goes: GoingLine = { lineId, ticketIds: from, ticketsCents, feesCents, taxesCents };
  const { levels } = await catalogueCache(tx).getCurrent(order.seller_id, order.outlet_id);
  return { goes, buys: { ...lineOffer(valueOf(levels, levelId)), quantity: from.length, taxesCents } };
}

export async function judgeMove(tx: Tx, needs: AfterSaleNeeds, order: OrderRow, wish: Wish, now: Date) {
  const { lineId } = wish;
  const { from, to } = distinct(wish);
  const facts = firstOf(await needs.changes.refundFacts(tx, [order]));
  const line = facts.lines.find((each) => each.lineId === lineId) ?? refuse('NOT_FOUND');
  const eventId = line.row.outlet_event_id;
  const stays = await whyStays(tx, order, eventId);
  if (stays !== undefined) refuseNow(stays);
  const lines = await movableLines(tx, needs, catalogueCache(tx), facts, eventId);
  const movable = lines.find((each) => each.lineId === lineId) ?? refuseNow(moveSeatsMessages.noSeats);
  requireMovable(movable, from);
  const own = line.row.price_level_id;
  const seats = await officeStock.lockSeats(tx, order.seller_id, { ticketIds: to, levelIds: [own] }, now);
  if (seats.length < to.length) return refuse('NOT_FOUND');
  requireFree(seats, movable, from.length);
  const { levelId } = firstOf(seats);
  const tickets = await needs.changes.ticketsOf(tx, order.seller_id, [order.order_id]);
  const going = tickets.filter((ticket) => ticket.lineId === lineId && from.includes(ticket.ticketId));
  return {
    lineId,
    eventId,
    from,
    to,
    was: wordsOf(going),
    becomes: wordsOf(seats),
    wasIssued: going.some(({ issued }) => issued),
    exchange: levelId === own ? undefined : await exchangeOf(tx, facts, line, { from, levelId }),
  };
}
