import type { OutputOf } from '@stagedoor/contract/call';
import type { countGuests } from '@stagedoor/contract/calls/office/guests';
import type { GuestRequestState } from '@stagedoor/rules/machines/guest-request';
import { sql } from 'kysely';
import { findSoldEvents } from '../../catalogue/index.ts';
import { officeStock } from '../../inventory/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { atOutlets } from './read-requests.ts';
import type { GuestScope } from './read-requests.ts';

interface LevelRow {
  levelId: number;
  event: number;
  name: string;
  approved: number;
  wanted: number;
  charging: number;
}

/** Of the levels that somebody has asked for. */
async function levelsAskedFor(db: Db, scope: GuestScope, outletId?: number): Promise<LevelRow[]> {
  const { rows } = await sql<LevelRow>`
    select l.price_level_id as "levelId", min(l.outlet_event_id) as event, min(l.level_name) as name,
      coalesce(sum(l.quantity) filter (where g.state in ('approved', 'fulfilled')), 0)::int as approved,
      coalesce(sum(l.quantity) filter (where g.state = 'pending'), 0)::int as wanted,
      coalesce(sum(l.quantity) filter (where g.charging_since is not null), 0)::int as charging
    from guest_requests g
    join guest_request_lines l on l.seller_id = g.seller_id and l.request_uuid = g.request_uuid
    where ${atOutlets(scope, outletId)}
    group by l.price_level_id order by 2, 1 limit 100`.execute(db);
  return rows;
}

export async function readGuestCounts(
  db: Db,
  scope: GuestScope & { now: Date },
  outletId?: number,
): Promise<OutputOf<typeof countGuests>> {
  const { rows: states } = await sql<{ state: GuestRequestState; requests: number }>`
    select g.state, count(*)::int as requests from guest_requests g where ${atOutlets(scope, outletId)}
    group by g.state order by g.state`.execute(db);
  const levels = await levelsAskedFor(db, scope, outletId);
  const eventIds = [...new Set(levels.map(({ event }) => event))];
  const shows = await findSoldEvents(db, scope.sellerId, eventIds);
  const names = new Map(shows.map(({ eventId, name }) => [eventId, name]));
  const stock = new Map(
    (await officeStock.ofEvents(db, scope.sellerId, eventIds, scope.now)).map((each) => [each.levelId, each]),
  );
  return {
    states,
    levels: levels.map(({ charging, event, ...level }) => {
      const { capacity, free, guests } = stock.get(level.levelId) ?? officeStock.none;
      // What is kept for one request counts for nobody else.
      return { ...level, event: names.get(event) ?? '', capacity, free: free + guests - charging };
    }),
  };
}
