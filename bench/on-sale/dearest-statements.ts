// What each statement costs the database, where its own counter can be had.
import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { sql } from 'kysely';
import type { Stage } from '../../apps/server/src/testing/order-proof/stage.ts';
import { findPostgres } from '../../tools/postgres/find-postgres.ts';

const LIBRARY = 'pg_stat_statements';
const SHOWN = 10;

/** Settings of a server that counts; none where its programs came without the counter, or somebody else has started it. */
export function countingSettings(): string[] {
  const own = dirname(findPostgres());
  const isThere = ['lib', join('lib', 'postgresql')].some((folder) =>
    existsSync(join(own, folder, `${LIBRARY}.so`)),
  );
  if (!isThere || process.env.TEST_DATABASE_URL) return [];
  return [`shared_preload_libraries=${LIBRARY}`, `${LIBRARY}.max=5000`, `${LIBRARY}.track_planning=on`];
}

/** From here on it is counted. */
export const beginCounting = (stage: Stage): Promise<void> =>
  stage.inspect(async (db) => {
    await sql`create extension if not exists pg_stat_statements`.execute(db);
    await sql`select pg_stat_statements_reset()`.execute(db);
  });

interface Cost {
  calls: number;
  ms: number;
  plans: number;
  planMs: number;
  text: string;
}

/** Prints the dearest by what they took in all, a purchase. Waiting for locks and for a processor is a part of it. */
export async function tellDearest(stage: Stage, purchases: number): Promise<void> {
  const { rows } = await stage.inspect((db) =>
    sql<Cost>`
      select calls::float / ${purchases} as calls, total_exec_time / ${purchases} as ms,
        plans::float / ${purchases} as plans, total_plan_time / ${purchases} as "planMs", query as text
      from pg_stat_statements where toplevel order by total_exec_time + total_plan_time desc`.execute(db),
  );
  const all = (of: (cost: Cost) => number): number => rows.reduce((sum, row) => sum + of(row), 0);
  console.log(
    `  a purchase's statements: ${all((row) => row.calls).toFixed(0)}, ${all((row) => row.ms).toFixed(1)} ms, and ${all((row) => row.planMs).toFixed(2)} ms for ${all((row) => row.plans).toFixed(1)} plans; the dearest:`,
  );
  for (const { calls, ms, planMs, text } of rows.slice(0, SHOWN)) {
    const words = text.replaceAll(/\s+/g, ' ').trim().slice(0, 90);
    console.log(`    ${(ms + planMs).toFixed(2)} ms, ${calls.toFixed(2)} times: ${words}`);
  }
}
