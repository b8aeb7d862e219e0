// What a change took off an order's lines and off what goes along with them; it counts down.
import type { InvoicedLine } from '@stagedoor/rules/invoices/invoice-sums';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';
import './tables.ts';

interface TakenLine extends InvoicedLine {
  eventId: number;
}

export async function linesTaken(db: Db, sellerId: number, changeId: number): Promise<TakenLine[]> {
  const { rows } = await sql<TakenLine>`
    select l.outlet_event_id as "eventId", l.item_name || ': ' || l.level_name as text, -d.quantity as quantity,
      d.tickets_cents as "ticketsCents", d.fees_cents as "feesCents", d.taxes_cents as "taxesCents",
      l.tax_ppm as "taxPpm", d.included_taxes_cents as "includedTaxesCents", l.included_ppm as "includedPpm"
    from order_change_lines d join order_lines l on l.seller_id = d.seller_id and l.line_id = d.line_id
    where d.seller_id = ${sellerId} and d.change_id = ${changeId}
    order by l.is_add_on, l.price_level_id, l.line_id`.execute(db);
  return rows;
}

export const billOfChange = (db: Db, sellerId: number, changeId: number) =>
  db
    .selectFrom('order_changes')
    .select(['shipping_cents', 'plan_fee_cents', 'total_cents'])
    .where('seller_id', '=', sellerId)
    .where('change_id', '=', changeId)
    .executeTakeFirstOrThrow();
