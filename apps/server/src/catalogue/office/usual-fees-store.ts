import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

interface UsualFee {
  name: string;
  description: string | undefined;
  value: number;
}

/** Those of the latest show of the outlet that has any: of its first level that does, beside what is only added to it. */
export async function usualFees(db: Db, sellerId: number, outletId: number): Promise<UsualFee[]> {
  const { rows } = await sql<UsualFee>`
    select f.name, f.description, f.value_cents as value from price_level_fees f
    where f.seller_id = ${sellerId} and f.price_level_id = (
      select l.price_level_id from outlet_events e
      join shows s on s.seller_id = e.seller_id and s.show_id = e.show_id
      join event_items i on i.seller_id = e.seller_id and i.outlet_event_id = e.outlet_event_id
      join price_levels l on l.seller_id = i.seller_id and l.item_id = i.item_id
      where e.seller_id = ${sellerId} and e.outlet_id = ${outletId} and not i.suppress_on_event_page
        and exists (select from price_level_fees o
          where o.seller_id = l.seller_id and o.price_level_id = l.price_level_id)
      order by s.starts_at desc nulls last, e.outlet_event_id, i.sort, i.item_id, l.sort, l.price_level_id limit 1)
    order by f.sort`.execute(db);
  return rows.map(({ description, ...fee }) => ({ ...fee, description: description ?? undefined }));
}
