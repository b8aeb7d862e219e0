// What comes of age in the course of the day: rows of every table that a job takes rows away from, one an hour, as they
// were left behind so many days before. When the day is over none of them may be there.
import { sql } from 'kysely';
import type { Db } from '../../../platform/db/tables.ts';
import { daysBefore } from '../../../platform/days-before.ts';
import { pruned } from '../../../retention.ts';
import { retentionSamples, underSamples } from '../../retention-samples.ts';

const HOUR_MS = 3_600_000;

async function run(db: Db, script: string): Promise<void> {
  for (const statement of script.split(';').filter((each) => each.trim() !== ''))
    await sql.raw(statement).execute(db);
}

const idOf = (table: string, hour: number): string => `${table} hour ${hour}`;
const filled = (text: string, id: string, at: Date): string =>
  text.replaceAll('$id', id).replaceAll('$at', at.toISOString());

/** As many hours as the day has, but for the last one: what is over then may wait for its job. */
const hoursOf = (hours: number): number[] =>
  Array.from({ length: Math.max(1, Math.floor(hours) - 1) }, (_, hour) => hour + 0.5);

export async function leaveBacklog(db: Db, begin: Date, hours: number): Promise<number> {
  await run(db, underSamples);
  for (const [table, { days }] of Object.entries(pruned))
    for (const hour of hoursOf(hours)) {
      const over = new Date(begin.getTime() + hour * HOUR_MS);
      const sample = retentionSamples[table];
      if (sample) await run(db, filled(sample.insert, idOf(table, hour), daysBefore(over, days)));
    }
  return Object.keys(pruned).length * hoursOf(hours).length;
}

/** Tables with rows that should be gone, and how many. */
export async function overdue(db: Db, begin: Date, hours: number): Promise<Map<string, number>> {
  const left = new Map<string, number>();
  for (const table of Object.keys(pruned))
    for (const hour of hoursOf(hours)) {
      const is = filled(retentionSamples[table]?.is ?? 'false', idOf(table, hour), begin);
      const { rows } = await sql`select 1 from ${sql.table(table)} where ${sql.raw(is)}`.execute(db);
      if (rows.length > 0) left.set(table, (left.get(table) ?? 0) + 1);
    }
  return left;
}
