// Tickets become sold. What is handed out here is a piece of a statement, so that whoever writes the sale down does it in
// the same one: a sold ticket without its sale cannot be, not even for a moment.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { statement } from '../platform/db/statement.ts';
import type { Tx } from '../platform/db/tables.ts';
import { isAt } from './holder.ts';
import type { StockPlace } from './holder.ts';
import { moveCounts } from './move-counts.ts';
import { heldByCart } from './place-store.ts';
import { lockLevels } from './stock-store.ts';

export interface Sale {
  /** Sells, and answers with the rows of the tickets. */
  statement: RawBuilder<unknown>;
  /** Counts what was sold, in the same transaction. */
  count(tx: Tx, soldByLevel: ReadonlyMap<number, number>): Promise<void>;
}

export interface CartSale {
  sellerId: number;
  cartUuid: string;
  /** A table of the lines that the cart's tickets of each level go to: level, line. */
  lines: RawBuilder<unknown>;
}

export interface TicketSale {
  sellerId: number;
  tickets: readonly { ticketId: number; lineId: number }[];
  from: StockPlace;
}

/** What is kept of a ticket with the sale. */
const TICKET = sql.join(
  [
    'seller_id',
    'line_id',
    'ticket_id',
    'price_level_id',
    'rank',
    'section_name',
    'row_name',
    'seat_name',
    'section_position',
    'row_position',
    'seat_position',
  ].map((column) => sql.ref(`t.${column}`)),
);
const SOLD = sql`state = 'sold', holder_kind = null, holder_id = null, held_until = null, line_id = w.line`;

const countOf = statement(
  ({ sellerId, levelId, sold }: { sellerId: number; levelId: number; sold: number }) => sql`
    update level_stock set held = held - ${sold}, sold = sold + ${sold}
    where seller_id = ${sellerId} and price_level_id = ${levelId}`,
);

/** Level by level in order, against deadlocks. */
async function countSold(tx: Tx, sellerId: number, soldByLevel: ReadonlyMap<number, number>): Promise<void> {
  const counts = [...soldByLevel].toSorted(([a], [b]) => a - b);
  await Promise.all(counts.map(([levelId, sold]) => countOf(tx, { sellerId, levelId, sold })));
}

const soldOfCart = ({ sellerId, cartUuid, lines }: CartSale): RawBuilder<unknown> => sql`
  update tickets t set ${SOLD}
  from (${lines}) as w (level, line)
  where t.seller_id = ${sellerId} and ${heldByCart(cartUuid)} and t.price_level_id = w.level
  returning ${TICKET}`;

/**
 * All that a cart holds. To be counted (`count`) at the very end of the transaction: the count of a level is one row
 * for all of its buyers, and is not locked while mails are written.
 */
export const saleOfCart = Object.assign(soldOfCart, { count: countSold });

/** These very tickets, as far as they are where they are said to be. */
export const saleOfTickets = ({ sellerId, tickets, from }: TicketSale): Sale => ({
  statement: sql`
    update tickets t set ${SOLD}
    from unnest(${tickets.map(({ ticketId }) => ticketId)}::bigint[],
      ${tickets.map(({ lineId }) => lineId)}::int[]) as w (ticket, line)
    where t.seller_id = ${sellerId} and t.ticket_id = w.ticket and ${isAt(from)}
    returning ${TICKET}`,
  count: async (tx, soldByLevel) => {
    await lockLevels(tx, sellerId, [...soldByLevel.keys()]);
    await moveCounts(tx, sellerId, soldByLevel, from, 'sold');
  },
});
