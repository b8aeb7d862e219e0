import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import { describeEvent, eventColumns, eventTables } from './office-event-row.ts';
import type { OfficeEventRow } from './office-event-row.ts';

export interface EventScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

export interface EventFilter {
  words?: string | undefined;
  when?: 'coming' | 'past' | undefined;
  outletId?: number | undefined;
  /** These only. */
  ids?: readonly number[] | undefined;
}

/** A show without a date is still to come. */
const SOME_DAY = new Date('9999-01-01T00:00:00Z');
const starts = sql`coalesce(s.starts_at, ${SOME_DAY}::timestamptz)`;
const columns: Record<string, KeysetColumn<OfficeEventRow>> = {
  starts: { column: starts, type: 'timestamptz', valueOf: (row) => row.starts_at ?? SOME_DAY },
};
const id: KeysetColumn<OfficeEventRow> = {
  column: sql`e.outlet_event_id`,
  type: 'integer',
  valueOf: (row) => row.event_id,
};

const literally = (text: string): string => text.replaceAll(/[\\%_]/g, '\\$&');

/** Every word begins a word of the name, the artist, the venue or the city. */
function hasWords(typed: string): RawBuilder<unknown> {
  const all = sql`upkeep.folded(concat_ws(' ', '', s.name, e.override_name, a.name, v.name, v.city, g.name))`;
  const words = typed.split(/\s+/).filter(Boolean);
  return sql.join(
    words.map((word) => sql`${all} like upkeep.folded(${`% ${literally(word)}%`}::text)`),
    sql` and `,
  );
}

function matching(
  { sellerId, outletIds }: EventScope,
  { words, when, outletId, ids }: EventFilter,
  now: Date,
): RawBuilder<unknown> {
  if (outletId !== undefined && outletIds !== 'all' && !outletIds.includes(outletId)) return sql`false`;
  const wanted = outletId === undefined ? outletIds : [outletId];
  const parts = [
    sql`e.seller_id = ${sellerId}`,
    ...(wanted === 'all' ? [] : [sql`e.outlet_id = any (${wanted}::int[])`]),
    ...(words?.trim() ? [hasWords(words.trim())] : []),
    ...(when === 'coming' ? [sql`${starts} >= ${now}`] : []),
    ...(ids ? [sql`e.outlet_event_id = any (${ids}::int[])`] : []),
    ...(when === 'past' ? [sql`${starts} < ${now}`] : []),
  ];
  return sql.join(parts, sql` and `);
}

export async function readEvents(
  db: Db,
  scope: EventScope,
  filter: EventFilter,
  { now, size, ...asked }: KeysetQuestion & { now: Date; size?: number | undefined },
) {
  const keyset = keysetPieces<OfficeEventRow>({ columns, id, begin: 'starts' }, asked, size);
  const { rows: found } = await sql<OfficeEventRow>`
    select ${eventColumns} from ${eventTables}
    where ${matching(scope, filter, now)} and ${keyset.beyond}
    order by ${keyset.order} limit ${keyset.limit}`.execute(db);
  const { rows, ...pages } = keyset.page(found);
  return {
    ...pages,
    rows: rows.map((row) => ({ ...describeEvent(row), withheldLevels: row.withheld_levels })),
  };
}

export async function countEvents(db: Db, scope: EventScope, filter: EventFilter, now: Date) {
  const { rows } = await sql<{ events: number }>`
    select count(*)::int as events from (
      select 1 from ${eventTables} where ${matching(scope, filter, now)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(
    db,
  );
  const { events } = firstOf(rows);
  return { matching: Math.min(events, COUNTED), isExact: events <= COUNTED };
}
