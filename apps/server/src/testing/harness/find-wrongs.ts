import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';

/** What must never be true, each asked of the rows themselves: those that were found, with how many there are. */
export async function findWrongs(
  db: Db,
  wrongs: Readonly<Record<string, RawBuilder<unknown>>>,
): Promise<string[]> {
  const found: string[] = [];
  for (const [what, rows] of Object.entries(wrongs)) {
    const { rows: counted } = await sql<{
      many: number;
    }>`select count(*)::int as many from (${rows}) r`.execute(db);
    if (counted[0]!.many > 0) found.push(`${counted[0]!.many} × ${what}`);
  }
  return found;
}
