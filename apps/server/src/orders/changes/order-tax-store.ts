// MONEY-04: the taxes that are in orders, and in what goes of their lines.
import type { RateOfTax } from '@stagedoor/rules/money/included-tax';
import { includedTax, includedTaxOfPart } from '@stagedoor/rules/money/included-tax';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import './tables.ts';
import '../tables.ts';

const tookEffect = sql`state in ('effective', 'settled')`;

/**
 * What orders cost by now contains so much of each rate: their lines and those of their changes, less what went. Shipping
 * and the fee of a plan are taxed as the highest taxed of what was bought with them.
 */
export async function taxesInOrders(
  db: Db,
  sellerId: number,
  orderIds: readonly number[],
): Promise<Map<number, RateOfTax[]>> {
  const { rows } = await sql<RateOfTax & { orderId: number }>`
    with lines as (
      select l.* from order_lines l
      where l.seller_id = ${sellerId} and l.order_id = any(${[...orderIds]}::int[]) and l.included_ppm > 0),
    changes as (
      select c.* from order_changes c
      where c.seller_id = ${sellerId} and c.order_id = any(${[...orderIds]}::int[]) and ${tookEffect}),
    along as (
      select order_id, max(included_ppm) as ppm from lines where change_id is null group by order_id)
    select "orderId", ppm, sum(tax)::float8 as "taxCents" from (
      select order_id as "orderId", included_ppm as ppm,
        included_tax(quantity * (unit_price_cents + unit_fees_cents), included_ppm) as tax
      from lines where change_id is null or change_id in (select change_id from changes)
      union all
      select l.order_id, l.included_ppm, d.included_taxes_cents
      from lines l
      join order_change_lines d on d.seller_id = l.seller_id and d.line_id = l.line_id
      join changes c on c.change_id = d.change_id
      union all
      select o.order_id, a.ppm, included_tax(o.shipping_cents, a.ppm) + included_tax(o.plan_fee_cents, a.ppm)
      from along a join orders o on o.seller_id = ${sellerId} and o.order_id = a.order_id
      union all
      select c.order_id, a.ppm, sign(c.shipping_cents) * included_tax(abs(c.shipping_cents), a.ppm)
        + sign(c.plan_fee_cents) * included_tax(abs(c.plan_fee_cents), a.ppm)
      from along a join changes c on c.order_id = a.order_id) parts
    group by 1, 2 having sum(tax) > 0
    order by 1, 2 desc`.execute(db);
  const byOrder = Map.groupBy(rows, ({ orderId }) => orderId);
  return new Map(
    [...byOrder].map(([orderId, own]) => [orderId, own.map(({ ppm, taxCents }) => ({ ppm, taxCents }))]),
  );
}

interface TaxedLine {
  line_id: number;
  included_ppm: number;
  gross: number;
  taken_gross: number;
  taken_tax: number;
}

/** The tax in what goes of some lines, by line; those without any are left out. The order must be locked. */
export async function taxesOfGoing(
  tx: Tx,
  sellerId: number,
  goes: readonly { lineId: number; ticketsCents: number; feesCents: number }[],
): Promise<Map<number, number>> {
  const { rows } = await sql<TaxedLine>`
    select l.line_id, l.included_ppm, l.quantity * (l.unit_price_cents + l.unit_fees_cents) as gross,
      coalesce(-sum(d.tickets_cents + d.fees_cents), 0)::int as taken_gross,
      coalesce(-sum(d.included_taxes_cents), 0)::int as taken_tax
    from order_lines l
    left join (order_change_lines d join order_changes c on c.seller_id = d.seller_id and c.change_id = d.change_id
        and c.state not in ('declined', 'canceled', 'reverted'))
      on d.seller_id = l.seller_id and d.line_id = l.line_id
    where l.seller_id = ${sellerId} and l.included_ppm > 0
      and l.line_id = any(${goes.map(({ lineId }) => lineId)}::int[])
    group by l.seller_id, l.line_id`.execute(tx);
  return new Map(
    rows.map((line) => {
      const going = goes.find(({ lineId }) => lineId === line.line_id);
      const part = {
        ppm: line.included_ppm,
        leftCents: line.gross - line.taken_gross,
        leftTaxCents: includedTax(line.gross, line.included_ppm) - line.taken_tax,
        goesCents: going ? going.ticketsCents + going.feesCents : 0,
      };
      return [line.line_id, includedTaxOfPart(part)];
    }),
  );
}
