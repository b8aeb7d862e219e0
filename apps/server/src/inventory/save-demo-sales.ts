import { sql } from 'kysely';
import type { Tx } from '../platform/db/tables.ts';

export interface DemoSale {
  levelId: number;
  /** How many tickets stay free. */
  left: number;
}

/** For demonstrations only: marks the best free tickets as sold until so many are left. Nobody bought them. */
export async function saveDemoSales(tx: Tx, sellerId: number, sales: readonly DemoSale[]): Promise<number> {
  const { rows } = await sql<{ sold: number }>`
    with wanted as (
      select * from jsonb_to_recordset(${JSON.stringify(sales)}::jsonb) as w("levelId" int, "left" int)
    ), ranked as (
      select t.ticket_id, w."left",
        row_number() over (partition by t.price_level_id order by t.rank) as place,
        count(*) over (partition by t.price_level_id) as free
      from tickets t join wanted w on w."levelId" = t.price_level_id
      where t.seller_id = ${sellerId} and t.state = 'free'
    ), sold as (
      update tickets t set state = 'sold' from ranked r
      where t.seller_id = ${sellerId} and t.ticket_id = r.ticket_id and r.place <= r.free - r."left"
      returning t.price_level_id
    ), counted as (
      update level_stock s set sold = s.sold + c.many
      from (select price_level_id, count(*)::int as many from sold group by 1) c
      where s.seller_id = ${sellerId} and s.price_level_id = c.price_level_id
    )
    select count(*)::int as sold from sold`.execute(tx);
  return rows[0]?.sold ?? 0;
}
