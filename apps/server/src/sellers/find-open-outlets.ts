import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

/** The seller's outlets that anybody may enter, with their main hosts. */
export async function findOpenOutlets(
  db: Db,
  sellerId: number,
): Promise<{ id: number; name: string; host: string }[]> {
  return db
    .selectFrom('outlets as o')
    .innerJoin('outlet_hosts as h', (join) =>
      join.onRef('h.outlet_id', '=', 'o.outlet_id').on('h.is_main', '=', true),
    )
    .select(['o.outlet_id as id', 'o.name', 'h.host'])
    .where('o.seller_id', '=', sellerId)
    .where('o.password_hash', 'is', null)
    .where('o.login_type', '<>', 'OUTLET_LOGIN_ALWAYS')
    .orderBy('o.outlet_id')
    .execute();
}
