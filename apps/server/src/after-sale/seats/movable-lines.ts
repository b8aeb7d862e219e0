// Which tickets of an order may go to other seats, and where to.
import type { MovableLine, MovableTicket } from '@stagedoor/contract/calls/office/move-seats';
import { costsTheSame } from '@stagedoor/rules/after-sale/seat-move';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import { moveSeatsMessages } from '@stagedoor/rules/messages/move-seats';
import type { CatalogueCache, LevelOnOffer } from '../../catalogue/index.ts';
import { pickupsOfOrder, scannedTickets } from '../../fulfilment/index.ts';
import { lineOffer } from '../../orders/index.ts';
import type { LineFacts, OrderRow, RefundFacts } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { AfterSaleNeeds } from '../after-sale-needs.ts';

/** Why nothing of the order can be moved at an event; undefined where it can. */
export async function whyStays(db: Db, order: OrderRow, eventId: number): Promise<string | undefined> {
  if (order.state === 'STATUS_ORDER_CANCELED') return afterSaleMessages.canceled;
  if (order.shipped_day !== null) return moveSeatsMessages.shipped;
  const pickups = await pickupsOfOrder(db, order.seller_id, order.order_id);
  return pickups.some(({ outlet_event_id }) => outlet_event_id === eventId)
    ? moveSeatsMessages.collected
    : undefined;
}

const priceOf = ({ row }: LineFacts) => ({
  unitPriceCents: row.unit_price_cents,
  unitFeesCents: row.unit_fees_cents,
  taxPpm: row.tax_ppm,
  includedPpm: row.included_ppm,
});

/** Its own level, and those of its event that cost the same today. What a draw has awarded stays in its level. */
function levelsFor(
  { order }: RefundFacts,
  line: LineFacts,
  levels: ReadonlyMap<number, LevelOnOffer>,
): number[] {
  const own = line.row.price_level_id;
  if (order.series_request_id !== null) return [own];
  const equal = [...levels.values()].filter(
    (level) =>
      level.levelId !== own &&
      level.eventId === line.row.outlet_event_id &&
      !level.isAddOn &&
      costsTheSame(priceOf(line), lineOffer(level)),
  );
  return [own, ...equal.map(({ levelId }) => levelId)];
}

/** In a transaction the catalogue is one of that transaction: an embedded database has no second connection. */
export async function movableLines(
  db: Db,
  { changes }: Pick<AfterSaleNeeds, 'changes'>,
  catalogue: CatalogueCache,
  facts: RefundFacts,
  eventId: number,
): Promise<MovableLine[]> {
  const { order } = facts;
  const { seller_id: sellerId, order_id: orderId } = order;
  const { levels } = await catalogue.getCurrent(sellerId, order.outlet_id);
  const all = (await changes.ticketsOf(db, sellerId, [orderId])).filter(({ seatName }) => seatName !== null);
  const scanned = new Set((await scannedTickets(db, sellerId, all)).map(({ ticketId }) => ticketId));
  const open = new Map(facts.tickets.map((ticket) => [ticket.ticketId, ticket]));
  const describe = (ticket: (typeof all)[number]): MovableTicket => {
    const place = seatLines([ticket]).join('');
    const asked = open.get(ticket.ticketId)?.asked;
    const blocked = [
      scanned.has(ticket.ticketId) && moveSeatsMessages.scanned(place),
      !open.has(ticket.ticketId) && afterSaleMessages.ticketsTaken,
      asked && moveSeatsMessages.asked(place),
    ].find(Boolean);
    return {
      ticketId: ticket.ticketId,
      place,
      isOnPhone: ticket.issued,
      sentTo: ticket.sentTo ?? undefined,
      blocked: blocked || undefined,
    };
  };
  return facts.lines
    .filter(({ row }) => row.outlet_event_id === eventId)
    .map((line) => ({
      lineId: line.lineId,
      levelId: line.row.price_level_id,
      level: line.row.level_name,
      levelIds: levelsFor(facts, line, levels),
      tickets: all.filter(({ lineId }) => lineId === line.lineId).map(describe),
    }))
    .filter(({ tickets }) => tickets.length > 0);
}
