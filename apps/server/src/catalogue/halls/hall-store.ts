// The only SQL on halls, their plans and what is drawn of them.
import type { HallPlan } from '@stagedoor/rules/halls/hall-plan';
import { FIRST_DESK_ID } from '@stagedoor/rules/programme/desk-ids';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

interface HallRow {
  hallId: number;
  name: string;
  venue: string;
  city: string;
  state: string;
  versions: number[];
  isDrafted: boolean;
}

export async function readHalls(db: Db, sellerId: number, hallId?: number): Promise<HallRow[]> {
  const { rows } = await sql<HallRow>`
    select h.hall_id as "hallId", h.name, v.name as venue, v.city, v.state,
      coalesce((select array_agg(p.version order by p.version) from hall_versions p
        where p.seller_id = h.seller_id and p.hall_id = h.hall_id), '{}') as versions,
      exists (select from hall_drafts d
        where d.seller_id = h.seller_id and d.hall_id = h.hall_id) as "isDrafted"
    from halls h join venues v on v.seller_id = h.seller_id and v.venue_id = h.venue_id
    where h.seller_id = ${sellerId} and (${hallId ?? null}::int is null or h.hall_id = ${hallId ?? null})
    order by v.name, h.name, h.hall_id`.execute(db);
  return rows;
}

export const readVenues = (db: Db, sellerId: number) =>
  db
    .selectFrom('venues')
    .select(['venue_id as venueId', 'name', 'city', 'state'])
    .where('seller_id', '=', sellerId)
    .orderBy('name')
    .orderBy('venue_id')
    .execute();

export async function readPlan(
  db: Db,
  sellerId: number,
  hallId: number,
  version: number,
): Promise<HallPlan | undefined> {
  const row = await db
    .selectFrom('hall_versions')
    .select('plan')
    .where('seller_id', '=', sellerId)
    .where('hall_id', '=', hallId)
    .where('version', '=', version)
    .executeTakeFirst();
  return row?.plan;
}

export interface HallDraftRow {
  revision: number;
  plan: HallPlan;
  background: string | null;
  drawnBy: number;
  drawnAt: Date;
}

export const readHallDraft = (db: Db, sellerId: number, hallId: number): Promise<HallDraftRow | undefined> =>
  db
    .selectFrom('hall_drafts')
    .select(['revision', 'plan', 'background', 'drawn_by as drawnBy', 'drawn_at as drawnAt'])
    .where('seller_id', '=', sellerId)
    .where('hall_id', '=', hallId)
    .executeTakeFirst();

/** Events that are sold by a plan of the hall, the next one first. */
export async function readSoldBy(db: Db, sellerId: number, hallId: number) {
  const { rows } = await sql<{ eventId: number; name: string; showsAt: Date | null; version: number }>`
    select e.outlet_event_id as "eventId", coalesce(e.override_name, s.name, a.name, '') as name,
      s.starts_at as "showsAt", e.hall_version as version
    from outlet_events e
    join shows s on s.seller_id = e.seller_id and s.show_id = e.show_id
    left join artists a on a.seller_id = s.seller_id and a.artist_id = s.artist_id
    where e.seller_id = ${sellerId} and e.hall_id = ${hallId} and e.active
    order by s.starts_at, e.outlet_event_id`.execute(db);
  return rows;
}

/** The box office gives its own numbers. Answers nothing where the venue is not the seller's. */
export async function insertHall(
  tx: Tx,
  { sellerId, venueId, name }: { sellerId: number; venueId: number; name: string },
): Promise<number | undefined> {
  const { rows } = await sql<{ hallId: number }>`
    insert into halls (seller_id, hall_id, venue_id, name)
    select ${sellerId}::int, greatest(${FIRST_DESK_ID}::int, 1 + coalesce(
      (select max(hall_id) from halls where seller_id = ${sellerId}), 0)), v.venue_id, ${name}
    from venues v where v.seller_id = ${sellerId} and v.venue_id = ${venueId}
    returning hall_id as "hallId"`.execute(tx);
  return rows[0]?.hallId;
}

export interface DrawnHall {
  sellerId: number;
  hallId: number;
  /** What it was drawn on; 0 where nothing was kept before. */
  revision: number;
  plan: HallPlan;
  background: string | null;
  staffId: number;
  now: Date;
}

/** Kept only on what it was drawn on: answers the next revision, or nothing where somebody was quicker. */
export async function keepHallDraft(db: Db, drawn: DrawnHall): Promise<number | undefined> {
  const { sellerId, hallId, revision, background, staffId, now } = drawn;
  const plan = JSON.stringify(drawn.plan);
  const { rows } =
    revision === 0
      ? await sql<{ revision: number }>`
          insert into hall_drafts (seller_id, hall_id, revision, plan, background, drawn_by, drawn_at)
          values (${sellerId}, ${hallId}, 1, ${plan}::jsonb, ${background}, ${staffId}, ${now})
          on conflict do nothing returning revision`.execute(db)
      : await sql<{ revision: number }>`
          update hall_drafts set revision = revision + 1, plan = ${plan}::jsonb, background = ${background},
            drawn_by = ${staffId}, drawn_at = ${now}
          where seller_id = ${sellerId} and hall_id = ${hallId} and revision = ${revision}
          returning revision`.execute(db);
  return rows[0]?.revision;
}

/** Locks the hall: two who publish at once get two numbers. */
export async function insertPlan(
  tx: Tx,
  sellerId: number,
  hallId: number,
  plan: HallPlan,
): Promise<number | undefined> {
  await sql`select from halls where seller_id = ${sellerId} and hall_id = ${hallId} for update`.execute(tx);
  const { rows } = await sql<{ version: number }>`
    insert into hall_versions (seller_id, hall_id, version, plan)
    select ${sellerId}::int, ${hallId}::int, 1 + coalesce(max(version), 0), ${JSON.stringify(plan)}::jsonb
    from hall_versions where seller_id = ${sellerId} and hall_id = ${hallId}
    returning version`.execute(tx);
  await tx
    .deleteFrom('hall_drafts')
    .where('seller_id', '=', sellerId)
    .where('hall_id', '=', hallId)
    .execute();
  return rows[0]?.version;
}

/** What the plan that an event is sold by says besides its seats; nothing where it is sold by none. */
export async function readPlanMarks(
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<Pick<HallPlan, 'stage' | 'words'> | undefined> {
  const { rows } = await sql<Pick<HallPlan, 'stage' | 'words'>>`
    select nullif(v.plan -> 'stage', 'null') as stage, v.plan -> 'words' as words
    from outlet_events e join hall_versions v
      on v.seller_id = e.seller_id and v.hall_id = e.hall_id and v.version = e.hall_version
    where e.seller_id = ${sellerId} and e.outlet_event_id = ${eventId}`.execute(db);
  return rows[0];
}
