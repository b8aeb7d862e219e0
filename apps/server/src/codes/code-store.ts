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
