// The only SQL on invoices, their numbers and what waits for one.
import type { InvoicedLine } from '@stagedoor/rules/invoices/invoice-sums';
import { ownWords } from '@stagedoor/rules/language/own-words';
import { codeMessages } from '@stagedoor/rules/messages/codes';
import { includedTax } from '@stagedoor/rules/money/included-tax';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Insertable, Selectable } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { InvoicesTable } from './tables.ts';
import '../tables.ts';
import { offOf } from '../order-bill.ts';
import type { LineRow } from '../order-store.ts';

export type InvoiceRow = Selectable<InvoicesTable>;

export interface ToIssue {
  sellerId: number;
  orderId: number;
  changeId: number | null;
}

/** The orders before what changed of them; `after` is where the batch before ended. */
export async function findToIssue(db: Db, after: ToIssue | undefined, most: number): Promise<ToIssue[]> {
  const { sellerId = 0, orderId = 0, changeId = null } = after ?? {};
  const { rows } = await sql<ToIssue>`
    select seller_id as "sellerId", order_id as "orderId", change_id as "changeId" from invoices_to_issue
    where (seller_id, order_id, coalesce(change_id, 0))
      > (${sellerId}::int, ${orderId}::int, ${after ? (changeId ?? 0) : -1}::int)
    order by seller_id, order_id, coalesce(change_id, 0) limit ${most}`.execute(db);
  return rows;
}

/** True for the one who may issue it: of two nodes the second waits for the first, and finds nothing. */
export async function claim(tx: Tx, { sellerId, orderId, changeId }: ToIssue): Promise<boolean> {
  const { rows } = await sql`
    delete from invoices_to_issue where seller_id = ${sellerId} and order_id = ${orderId}
      and change_id is not distinct from ${changeId}::int
    returning order_id`.execute(tx);
  return rows.length > 0;
}

/** The next number of a year. It is taken back with the transaction, and nobody has the one after it before that. */
export async function takeNumber(tx: Tx, sellerId: number, year: number): Promise<number> {
  const { rows } = await sql<{ number: number }>`
    insert into invoice_years (seller_id, year, last_number) values (${sellerId}, ${year}, 1)
    on conflict (seller_id, year) do update set last_number = invoice_years.last_number + 1
    returning last_number as number`.execute(tx);
  return firstOf(rows).number;
}

export async function insertInvoice(
  tx: Tx,
  row: Omit<Insertable<InvoicesTable>, 'document'> & { document: object },
): Promise<void> {
  await tx
    .insertInto('invoices')
    .values({ ...row, document: JSON.stringify(row.document) })
    .execute();
}

export const findInvoice = (db: Db, sellerId: number, uuid: string): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('invoice_uuid', '=', uuid)
    .executeTakeFirst();

/** Of the order as it was bought. */
export const findFirstInvoice = (db: Db, { sellerId, orderId }: ToIssue): Promise<InvoiceRow | undefined> =>
  db
    .selectFrom('invoices')
    .selectAll()
    .where('seller_id', '=', sellerId)
    .where('order_id', '=', orderId)
    .where('change_id', 'is', null)
    .executeTakeFirst();

/** Of some orders, in the order in which they were issued. */
export async function invoicesOfOrders(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<InvoiceRow[]> {
  const { rows } = await sql<InvoiceRow>`
    select * from invoices where seller_id = ${sellerId} and order_id = any(${[...orderIds]}::int[])
    order by year, number`.execute(db);
  return rows;
}

export interface LineToInvoice extends InvoicedLine {
  eventId: number;
}

/** CODE-06: what a code made cheaper says so; its sums are what is paid. */
function wordsOf({ item_name, level_name, code, ...line }: LineOfOrder): string {
  const what = `${ownWords(item_name)}: ${ownWords(level_name)}`;
  return code !== null && offOf(line) ? `${what} (${codeMessages.line(code)})` : what;
}

type LineOfOrder = LineRow & { code: string | null };

const boughtLine = (line: LineOfOrder): LineToInvoice => {
  const feesCents = line.quantity * line.unit_fees_cents;
  const ticketsCents = line.quantity * line.unit_price_cents;
  return {
    eventId: line.outlet_event_id,
    text: wordsOf(line),
    quantity: line.quantity,
    ticketsCents,
    feesCents,
    taxesCents: line.taxes_cents,
    taxPpm: line.tax_ppm,
    includedTaxesCents: includedTax(ticketsCents + feesCents, line.included_ppm),
    includedPpm: line.included_ppm,
  };
};

/** What an order was made of, or what a change bought. */
export async function linesBought(
  db: Db,
  { sellerId, orderId, changeId }: ToIssue,
): Promise<LineToInvoice[]> {
  const { rows } = await sql<LineOfOrder>`
    select l.*, o.code from order_lines l join orders o on o.seller_id = l.seller_id and o.order_id = l.order_id
    where l.seller_id = ${sellerId} and l.order_id = ${orderId} and l.change_id is not distinct from ${changeId}::int
    order by l.is_add_on, l.price_level_id, l.line_id`.execute(db);
  return rows.map(boughtLine);
}
