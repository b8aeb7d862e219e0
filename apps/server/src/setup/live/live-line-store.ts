// The only SQL on what was found of a shop that wants to open.
import type { LiveLine, LiveState } from '@stagedoor/rules/setup/live-lines';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { OutletKey, OutletMoment } from '../../sellers/index.ts';
import '../tables.ts';

export interface KeptLine {
  line: LiveLine;
  state: LiveState;
  evidence: string;
  testedAt: Date | null;
  asideReason: string | null;
}

export async function readLines(db: Db, { sellerId, outletId }: OutletKey): Promise<KeptLine[]> {
  return db
    .selectFrom('live_lines')
    .select(['line', 'state', 'evidence', 'tested_at as testedAt', 'aside_reason as asideReason'])
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .execute();
}

/** What a test found; one that could not run keeps the time of the last that could. */
export async function keepLine(
  db: Db,
  { sellerId, outletId, now }: OutletMoment,
  { line, state, evidence }: Pick<KeptLine, 'line' | 'state' | 'evidence'>,
): Promise<void> {
  const testedAt = state === 'unknown' ? null : now;
  await sql`
    insert into live_lines (seller_id, outlet_id, line, state, evidence, tested_at)
    values (${sellerId}, ${outletId}, ${line}, ${state}, ${evidence}, ${testedAt})
    on conflict (seller_id, outlet_id, line) do update set state = excluded.state, evidence = excluded.evidence,
      tested_at = coalesce(excluded.tested_at, live_lines.tested_at)`.execute(db);
}

interface Aside {
  line: LiveLine;
  /** Nothing takes it up again. */
  aside: { reason: string; staffId: number } | undefined;
}

/** The reason before; undefined where there is no such line. */
export async function putAside(
  tx: Tx,
  { sellerId, outletId, now }: OutletMoment,
  { line, aside }: Aside,
): Promise<{ reason: string | null } | undefined> {
  const found = await tx
    .selectFrom('live_lines')
    .select('aside_reason as reason')
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('line', '=', line)
    .forUpdate()
    .executeTakeFirst();
  if (!found) return undefined;
  await tx
    .updateTable('live_lines')
    .set({
      aside_reason: aside?.reason ?? null,
      aside_by: aside?.staffId ?? null,
      aside_at: aside ? now : null,
    })
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where('line', '=', line)
    .execute();
  return found;
}

/** Outlets that are open while a line of theirs is bad and nobody goes without it on purpose. */
export async function badLines(db: Db, sellerId: number): Promise<(OutletKey & { line: LiveLine })[]> {
  return db
    .selectFrom('live_lines')
    .select(['seller_id as sellerId', 'outlet_id as outletId', 'line'])
    .where('seller_id', '=', sellerId)
    .where('state', '=', 'bad')
    .where('aside_reason', 'is', null)
    .orderBy('outlet_id')
    .orderBy('line')
    .execute();
}
