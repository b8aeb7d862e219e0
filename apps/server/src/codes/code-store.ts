// The only SQL on codes and what they do, for whoever uses one.
import { sql } from 'kysely';
import type { Selectable } from 'kysely';
import { orNone } from '../platform/db/or-none.ts';
import type { Db } from '../platform/db/tables.ts';
import type { CodeSetsTable } from './tables.ts';
import './tables.ts';

export type SetRow = Selectable<CodeSetsTable>;

export interface FoundCode {
  set: SetRow;
  code: string;
  codeId: number;
  /** By others: what this session's own cart holds is theirs. */
  isUsedUp: boolean;
}

export async function findCode(
  db: Db,
  sellerId: number,
  code: string,
  sessionId: string | undefined,
): Promise<FoundCode | undefined> {
  const row = await db
    .selectFrom('codes as c')
    .innerJoin('code_sets as s', (join) =>
      join.onRef('s.seller_id', '=', 'c.seller_id').onRef('s.set_id', '=', 'c.set_id'),
    )
    .selectAll('s')
    .select([
      'c.code',
      'c.code_id',
      sql<boolean>`c.held + c.spent - (select count(*) from code_uses u where u.seller_id = c.seller_id
        and u.code_id = c.code_id and u.state = 'held' and u.session_id = ${sessionId ?? null})
        >= c.most_orders`.as('is_used_up'),
    ])
    .where('c.seller_id', '=', sellerId)
    .where('c.code', '=', code)
    .executeTakeFirst();
  if (!row) return undefined;
  const { code: text, code_id: codeId, is_used_up, ...set } = row;
  return { set, code: text, codeId, isUsedUp: is_used_up ?? false };
}

/** Somebody met a code that was stopped. */
export async function markStopMet(db: Db, { seller_id, set_id }: SetRow, now: Date): Promise<void> {
  await db
    .updateTable('code_sets')
    .set({ stop_met_at: now })
    .where('seller_id', '=', seller_id)
    .where('set_id', '=', set_id)
    .where('stopped_at', 'is not', null)
    .where('stop_met_at', 'is', null)
    .execute();
}

/** CODE-04: told in the room of codes. Whoever typed what begins like many codes and is none meant one of these. */
export async function countTry(
  db: Db,
  sellerId: number,
  typed: string,
  usedUp: FoundCode | undefined,
): Promise<void> {
  const meant = usedUp
    ? sql`s.set_id = ${usedUp.set.set_id}`
    : sql`s.is_many and s.name <> '' and starts_with(${typed}::text, s.name)`;
  await sql`
    insert into code_tries as t (seller_id, set_id, wrong, used_up)
    select s.seller_id, s.set_id, ${usedUp ? 0 : 1}::int, ${usedUp ? 1 : 0}::int from code_sets s
    where s.seller_id = ${sellerId} and ${meant} order by length(s.name) desc, s.set_id desc limit 1
    on conflict (seller_id, set_id) do update
      set wrong = t.wrong + excluded.wrong, used_up = t.used_up + excluded.used_up`.execute(db);
}

/** What there are codes for at an outlet, besides those that were stopped. */
export async function codesOfOutlet(db: Db, sellerId: number, outletId: number) {
  const rows = await db
    .selectFrom('code_sets')
    .select(['event_ids', 'level_ids', 'ends_at'])
    .distinct()
    .where('seller_id', '=', sellerId)
    .where('stopped_at', 'is', null)
    .where(sql<boolean>`(outlet_ids is null or ${outletId} = any(outlet_ids))`)
    .execute();
  return rows.map(({ event_ids, level_ids, ends_at }) => ({
    eventIds: orNone(event_ids),
    levelIds: orNone(level_ids),
    endsAt: orNone(ends_at),
  }));
}
