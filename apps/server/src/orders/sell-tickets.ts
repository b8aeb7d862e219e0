// The tickets of an order's lines: those that its cart held, or the best ones of what is on sale or kept for it.
import type { Seat } from '@stagedoor/contract/entities/cart';
import { choosePlaces, saleOfCart, saleOfTickets } from '../inventory/index.ts';
import type { StockPlace } from '../inventory/index.ts';
import { statement } from '../platform/db/statement.ts';
import type { Tx } from '../platform/db/tables.ts';
import type { LineRow } from './order-store.ts';
import { linesByLevel } from './new-order-store.ts';
import { keepSales, keptSalesOf } from './tickets/order-ticket-store.ts';
import type { SoldTicket } from './tickets/order-ticket-store.ts';

export type SoldLine = Pick<LineRow, 'line_id' | 'price_level_id' | 'quantity'>;

export const countByLevel = (tickets: readonly SoldTicket[]): Map<number, number> =>
  new Map([...Map.groupBy(tickets, ({ levelId }) => levelId)].map(([levelId, own]) => [levelId, own.length]));

const bought = (lines: readonly SoldLine[]): number => lines.reduce((sum, { quantity }) => sum + quantity, 0);

interface CartKey {
  sellerId: number;
  cartUuid: string;
  /** The order's public number; its lines are written by then. */
  uniqueId: string;
}

interface CartSale extends CartKey {
  seats: ReadonlyMap<number, readonly Seat[]>;
}

const sellHeld = statement(({ sellerId, cartUuid, uniqueId, many }: CartKey & { many: number }) =>
  keptSalesOf(saleOfCart({ sellerId, cartUuid, lines: linesByLevel(sellerId, uniqueId) }), many),
);

/** All that the cart holds goes to the order's lines, and is counted; everything is sent at once. */
export async function sellCart(tx: Tx, { sellerId, cartUuid, uniqueId, seats }: CartSale): Promise<void> {
  const soldByLevel = new Map([...seats].map(([levelId, own]) => [levelId, own.length]));
  const many = [...soldByLevel.values()].reduce((sum, count) => sum + count, 0);
  await Promise.all([
    sellHeld(tx, { sellerId, cartUuid, uniqueId, many }),
    saleOfCart.count(tx, sellerId, soldByLevel),
  ]);
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
