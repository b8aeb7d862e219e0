import { newYorkDay } from '@stagedoor/rules/time/dates';
import type { Matter } from '../../../office/index.ts';
import { bookDifferences } from './book-differences.ts';

const WEEK_MS = 7 * 86_400_000;

/** What differs for longer than a day is somebody's to look at. */
export const differingBooks: Matter = {
  name: 'Ledger',
  permission: 'ledger.mend',
  path: '/ledger',
  find: async (db, { sellerId, outletIds, now }) => {
    if (outletIds !== 'all') return undefined;
    const from = newYorkDay(new Date(now.getTime() - WEEK_MS));
    const to = newYorkDay(new Date(now.getTime() - WEEK_MS / 7));
    const { differences } = await bookDifferences(db, sellerId, { from, to });
    if (differences.length === 0) return undefined;
    const count = differences.length;
    const what =
      count === 1 ? 'payment differs from the gateway’s books' : 'payments differ from the gateway’s books';
    return { count, what, detail: 'In the last seven days' };
  },
};
