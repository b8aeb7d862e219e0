// The tickets of an order's lines: those that its cart held, or the best ones of what is on sale or kept for it.
import { choosePlaces, saleOfCart, saleOfTickets } from '../inventory/index.ts';
import type { StockPlace } from '../inventory/index.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { LineRow } from './order-store.ts';
import { keepSales } from './tickets/order-ticket-store.ts';
import type { SoldTicket } from './tickets/order-ticket-store.ts';

export type SoldLine = Pick<LineRow, 'line_id' | 'price_level_id' | 'quantity'>;

export const countByLevel = (tickets: readonly SoldTicket[]): Map<number, number> =>
  new Map([...Map.groupBy(tickets, ({ levelId }) => levelId)].map(([levelId, own]) => [levelId, own.length]));

const bought = (lines: readonly SoldLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

/** All that the cart holds goes to the order's lines. `count` is to follow, at the transaction's end. */
export async function sellCart(
  tx: Tx,
  { sellerId, cartUuid, lines }: { sellerId: number; cartUuid: string; lines: readonly SoldLine[] },
): Promise<{ tickets: SoldTicket[]; count: () => Promise<void> }> {
  const levels = lines.map((line) => ({ levelId: line.price_level_id, lineId: line.line_id }));
  const sale = saleOfCart({ sellerId, cartUuid, lines: levels });
  const tickets = await keepSales(tx, sale.statement);
  if (tickets.length !== bought(lines))
    throw new Error(`The cart ${cartUuid} held ${tickets.length} tickets, not ${bought(lines)}`);
  return { tickets, count: () => sale.count(tx, countByLevel(tickets)) };
}

/** For lines that came of no cart: the best places on sale or with a holder, together where they can be. */
export async function sellBest(
  tx: Tx,
  sellerId: number,
  lines: readonly SoldLine[],
  from: StockPlace = 'free',
): Promise<void> {
  const wishes = lines.map((line) => ({ levelId: line.price_level_id, quantity: line.quantity }));
  const chosen = await choosePlaces(tx, sellerId, wishes, from);
  const tickets = chosen.flatMap((places, index) =>
    places.map(({ ticketId }) => ({ ticketId, lineId: lines[index]!.line_id })),
  );
  const sale = saleOfTickets({ sellerId, tickets, from });
  const sold = await keepSales(tx, sale.statement);
  if (sold.length !== bought(lines)) throw new Error(`There are no ${bought(lines)} places`);
  await sale.count(tx, countByLevel(sold));
}
