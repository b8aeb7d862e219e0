import { sql } from 'kysely';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

export interface AwardedAtEvents {
  drawnAt: Date | undefined;
  /** Tickets that were given, and not given up since. */
  byLevel: ReadonlyMap<number, number>;
}

/** What the draw of a series has given of some events; nothing before it is published. */
export async function awardedAtEvents(
  db: Db,
  sellerId: number,
  seriesId: number,
  eventIds: readonly number[],
): Promise<AwardedAtEvents> {
  const { rows: draws } = await sql<{ key: string; at: Date }>`
    select draw_key as key, drawn_at as at from draws
    where seller_id = ${sellerId} and series_id = ${seriesId} and published_at is not null and abandoned_at is null
    order by attempt desc limit 1`.execute(db);
  const [draw] = draws;
  if (!draw) return { drawnAt: undefined, byLevel: new Map() };
  const { rows } = await sql<{ levelId: number; tickets: number }>`
    select price_level_id as "levelId", sum(quantity - returned)::int as tickets from draw_awards
    where seller_id = ${sellerId} and draw_key = ${draw.key} and outlet_event_id = any (${[...eventIds]}::int[])
    group by 1`.execute(db);
  return { drawnAt: draw.at, byLevel: new Map(rows.map(({ levelId, tickets }) => [levelId, tickets])) };
}
