// What was told of a shop, so that somebody who changes it later can be told what it was.
import { createHash } from 'node:crypto';
import { outletIdsIn } from '@stagedoor/descriptions/scope';
import type { Part, Scope } from '@stagedoor/descriptions/scope';
import { keptDays } from '@stagedoor/rules/retention/kept-days';
import { sql } from 'kysely';
import { daysBefore } from '../platform/days-before.ts';
import { prune } from '../platform/db/prune.ts';
import type { Db } from '../platform/db/tables.ts';
import './tables.ts';

function nameOf(scope: Scope): string {
  const outlets = outletIdsIn(scope)
    .toSorted((a, b) => a - b)
    .join(' ');
  if (scope.of === 'series') return `series ${outlets} ${scope.seriesId}`;
  return scope.of === 'event' ? `event ${outlets} ${scope.eventId}` : `${scope.of} ${outlets}`;
}

/** Equal descriptions of the same thing have the same version, whoever asks and on whichever node. */
export const versionOf = (scope: Scope, part: Part | null): string =>
  createHash('sha256')
    .update(`${nameOf(scope)}\n${JSON.stringify(part)}`)
    .digest('hex');

/** Keeps what is told, and answers its version. */
export async function keepTold(db: Db, scope: Scope, part: Part | null, now: Date): Promise<string> {
  const version = versionOf(scope, part);
  await sql`
    insert into told_descriptions (seller_id, version, scope, description, told_at)
    values (${scope.sellerId}, ${version}, ${nameOf(scope)}, ${JSON.stringify(part)}::json, ${now})
    on conflict (seller_id, version) do update set told_at = excluded.told_at`.execute(db);
  return version;
}

interface Told {
  part: Part | null;
  at: Date;
}

/** Moments in it are text: it is for comparing. */
export async function findTold(db: Db, scope: Scope, version: string): Promise<Told | undefined> {
  const row = await db
    .selectFrom('told_descriptions')
    .select(['description', 'told_at'])
    .where('seller_id', '=', scope.sellerId)
    .where('version', '=', version)
    .where('scope', '=', nameOf(scope))
    .executeTakeFirst();
  return row && { part: row.description as Part | null, at: row.told_at };
}

/** Nobody who types for a month is refused; what nobody asked for since then goes. */
export async function forgetTold(db: Db, now: Date): Promise<void> {
  await prune(db, sql.table('told_descriptions'), {
    by: 'told_at',
    until: daysBefore(now, keptDays.descriptions),
  });
}
