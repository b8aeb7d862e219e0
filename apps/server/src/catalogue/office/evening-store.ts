import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import '../tables.ts';

interface Evening {
  venueId: number;
  startsAt: Date;
}

/** When and where an outlet has shows, whatever became of them. */
export async function findEvenings(db: Db, sellerId: number, outletId: number): Promise<Evening[]> {
  const { rows } = await sql<Evening>`
    select distinct s.venue_id as "venueId", s.starts_at as "startsAt" from outlet_events e
    join shows s on s.seller_id = e.seller_id and s.show_id = e.show_id
    where e.seller_id = ${sellerId} and e.outlet_id = ${outletId}
      and s.venue_id is not null and s.starts_at is not null`.execute(db);
  return rows;
}
