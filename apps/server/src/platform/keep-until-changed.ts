// What is shown to everybody changes seldom: looked at every moment, loaded only when somebody wrote to it.
import { sql } from 'kysely';
import { statement } from './db/statement.ts';
import type { Db } from './db/tables.ts';
import { gather } from './gather.ts';
import { keepFresh } from './keep-fresh.ts';
import type { Kept } from './keep-fresh.ts';

/** The directory: which outlets there are, whose they are and where they live. */
const DIRECTORY = 0;
const EVERYBODY = -1;

const marks = statement(
  ({ sellerId }: { sellerId: number }) => sql<{ mark: string | null }>`
    select string_agg(mark::text, ' ' order by seller_id) as mark from upkeep.offer_changes
    where seller_id in (${sql.lit(EVERYBODY)}, ${sellerId})`,
);

/** Another value after every committed change of a seller's outlets or catalogue (migration 0068). */
export async function offerMark(db: Db, sellerId: number = DIRECTORY): Promise<string> {
  const { rows } = await marks(db, { sellerId });
  return rows[0]?.mark ?? 'nothing yet';
}

export interface KeptUntilChanged<T> extends Kept<T> {
  /** As the database has it now: for whoever sells. One look at the mark serves all who ask at once. */
  getCurrent(): Promise<T>;
}

const MOST_AT_ONCE = 1024;

/** `readMark` is told what was loaded last, for marks that depend on what it turned out to be. */
export function keepUntilChanged<T>(
  readMark: (last: T | undefined) => Promise<string>,
  load: (mark: string) => Promise<T>,
): KeptUntilChanged<T> {
  let last: { mark: string; value: T } | undefined;
  const kept = keepFresh(async () => {
    // The mark first: what changes between the two is loaded once more, never missed.
    const mark = await readMark(last?.value);
    if (last?.mark !== mark) last = { mark, value: await load(mark) };
    return last.value;
  });
  const markNow = gather<void, string>(MOST_AT_ONCE, async (asking) => {
    const mark = await readMark(last?.value);
    return asking.map(() => mark);
  });
  return {
    get: () => kept.get(),
    getCurrent: async () => {
      if (last?.mark === (await markNow())) return last.value;
      kept.forget();
      return kept.get();
    },
    forget: () => {
      last = undefined;
      kept.forget();
    },
  };
}
