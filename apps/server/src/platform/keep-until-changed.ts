// What is shown to everybody changes seldom: looked at every second, loaded only when somebody wrote to it.
import { sql } from 'kysely';
import type { Db } from './db/tables.ts';
import { keepFresh } from './keep-fresh.ts';
import type { Kept } from './keep-fresh.ts';

/** Another value after every committed change of an outlet or its catalogue (migration 0006). */
export async function offerMark(db: Db): Promise<string> {
  const { rows } = await sql<{ mark: string }>`select mark::text as mark from upkeep.offer_changes`.execute(
    db,
  );
  return rows[0]?.mark ?? 'nothing yet';
}

export function keepUntilChanged<T>(
  freshMs: number,
  readMark: () => Promise<string>,
  load: () => Promise<T>,
): Kept<T> {
  let last: { mark: string; value: T } | undefined;
  const kept = keepFresh(freshMs, async () => {
    // The mark first: what changes between the two is loaded once more, never missed.
    const mark = await readMark();
    if (last?.mark !== mark) last = { mark, value: await load() };
    return last.value;
  });
  return {
    get: () => kept.get(),
    forget: () => {
      last = undefined;
      kept.forget();
    },
  };
}
