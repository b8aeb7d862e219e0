// A task for tests: marks the items 1 to `items`, ten a batch, and leaves a trace of who marked which.
import { sql } from 'kysely';
import type { Db } from '../../db/tables.ts';
import { defineTask } from '../define-task.ts';

export interface MarkDetails {
  items: number;
  /** Items that fail, one by one. */
  bad?: readonly number[];
  /** Items at which the whole batch goes wrong. */
  breaksAt?: readonly number[];
  /** Items after which the task asks for time. */
  waitsAt?: readonly number[];
}

const A_BATCH = 10;

export const createMarks = (db: Db) =>
  sql`create table test_marks (item integer not null, node text not null)`.execute(db);

export const marksOf = async (db: Db): Promise<{ item: number; node: string }[]> =>
  (await sql<{ item: number; node: string }>`select item, node from test_marks order by item`.execute(db))
    .rows;

export const markItems = (node: string) =>
  defineTask<MarkDetails, number>({
    kind: 'mark items',
    permission: 'mail.send-again',
    count: async (_tx, { details }) => details.items,
    step: async (tx, { details }, cursor = 1, _now, { atMost }) => {
      const end = Math.min(cursor + atMost(A_BATCH), details.items + 1);
      const items = Array.from({ length: end - cursor }, (_, index) => cursor + index);
      const isIn = (list: readonly number[] = []) => items.some((item) => list.includes(item));
      const good = items.filter((item) => !details.bad?.includes(item));
      for (const item of good) await sql`insert into test_marks values (${item}, ${node})`.execute(tx);
      if (isIn(details.breaksAt)) throw new Error('The batch broke');
      return {
        cursor: end > details.items ? undefined : end,
        done: good.length,
        failures: items
          .filter((item) => !good.includes(item))
          .map((item) => ({ subject: `item ${item}`, message: 'It would not be marked.' })),
        ...(isIn(details.waitsAt) && { waitSeconds: 300 }),
      };
    },
    finish: async (_tx, { details }) => ({ marked: details.items - (details.bad?.length ?? 0) }),
  });
