// The only SQL on sales at the counter.
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../platform/db/tables.ts';
import type { CounterSalesTable } from './tables.ts';
import './tables.ts';

export type CounterSaleRow = Selectable<CounterSalesTable>;

export async function insertSale(tx: Tx, row: Insertable<CounterSalesTable>): Promise<void> {
  await tx.insertInto('counter_sales').values(row).execute();
}

const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** At this outlet alone: a link of another shop is not there. */
export async function saleByLink(
  db: Db,
  { sellerId, outletId }: { sellerId: number; outletId: number },
  payLink: string,
): Promise<CounterSaleRow | undefined> {
  if (!UUID.test(payLink)) return undefined;
  return db
    .selectFrom('counter_sales')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('pay_link', '=', payLink)
    .executeTakeFirst();
}

export const saleOf = (db: Db, sellerId: number, saleUuid: string): Promise<CounterSaleRow> =>
  db
    .selectFrom('counter_sales')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('sale_uuid', '=', saleUuid)
    .executeTakeFirstOrThrow();

/** How many tickets the desk may give away at once: none where nobody has said. */
export async function giftTickets(db: Db, sellerId: number): Promise<number> {
  const row = await db
    .selectFrom('counter_settings')
    .select('gift_tickets')
    .where('seller_id', '=', sellerId)
    .executeTakeFirst();
  return row?.gift_tickets ?? 0;
}

export async function writeGiftTickets(tx: Tx, sellerId: number, tickets: number): Promise<void> {
  await tx
    .insertInto('counter_settings')
    .values({ seller_id: sellerId, gift_tickets: tickets })
    .onConflict((conflict) => conflict.column('seller_id').doUpdateSet({ gift_tickets: tickets }))
    .execute();
}
