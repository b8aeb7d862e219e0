import { sql } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

interface CountedOffer {
  artists: number;
  venues: number;
  tours: number;
  series: number;
  events: number;
  /** By outlet; none where there is none. */
  eventsOfOutlet: Record<string, number>;
}

/** How much of everything a seller has. */
export async function countOffer(db: Db, sellerId: number): Promise<CountedOffer> {
  const { rows } = await sql<CountedOffer>`
    select
      (select count(*)::int from artists where seller_id = ${sellerId}) as artists,
      (select count(*)::int from venues where seller_id = ${sellerId}) as venues,
      (select count(*)::int from tours where seller_id = ${sellerId}) as tours,
      (select count(*)::int from series where seller_id = ${sellerId}) as series,
      (select count(*)::int from outlet_events where seller_id = ${sellerId}) as events,
      (select coalesce(json_object_agg(outlet_id, many), '{}') from
        (select outlet_id, count(*)::int as many from outlet_events where seller_id = ${sellerId} group by outlet_id) e
      ) as "eventsOfOutlet"`.execute(db);
  return firstOf(rows);
}
