// What is old is taken away a thousand rows at a time, the oldest first: no statement holds many rows, a table that was
// never tidied is tidied in some rounds, and what another node is at it is left to. Each wants an index by its age.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { Db } from './tables.ts';

/** Of one statement. */
export const MOST_AT_ONCE = 1000;
/** Of one round of a job: what is left has another one. */
const MOST_BATCHES = 200;

/** A batch after the other, until one was not full; answers how many rows went. */
export async function byBatches(most: number, takeSome: () => Promise<number>): Promise<number> {
  let gone = 0;
  for (let batch = 0; batch < MOST_BATCHES; batch++) {
    const some = await takeSome();
    gone += some;
    if (some < most) break;
  }
  return gone;
}

interface Old {
  /** The column that says when its time was over. */
  by: string;
  /** Rows of that moment go too. */
  until: Date;
  /** Others stay, however old they are. */
  only?: RawBuilder<unknown>;
}

export async function prune(db: Db, table: RawBuilder<unknown>, { by, until, only }: Old): Promise<void> {
  await byBatches(MOST_AT_ONCE, async () => {
    const { numAffectedRows } = await sql`
      delete from ${table} where ctid = any (array(
        select ctid from ${table} where ${sql.ref(by)} <= ${until} and ${only ?? sql`true`}
        order by ${sql.ref(by)} limit ${sql.lit(MOST_AT_ONCE)} for update skip locked))`.execute(db);
    return Number(numAffectedRows ?? 0);
  });
}
