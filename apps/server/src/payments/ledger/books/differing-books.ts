import type { Matter } from '../../../office/index.ts';
import { ofSeller } from '../../../sellers/index.ts';
import { bookDifferences } from './book-differences.ts';

const WEEK_MS = 7 * 86_400_000;

/** What differs for longer than a day is somebody's to look at. */
export const differingBooks: Matter = {
  name: 'Ledger',
  about: 'Differences between our books and the gateway’s',
  permission: 'ledger.mend',
  path: '/ledger',
  find: async (db, { sellerId, outletIds, now }) => {
    if (outletIds !== 'all') return undefined;
    const { dayOf } = await ofSeller.times(db, sellerId);
    const from = dayOf(new Date(now.getTime() - WEEK_MS));
    const to = dayOf(new Date(now.getTime() - WEEK_MS / 7));
    const { differences } = await bookDifferences(db, sellerId, { from, to });
    if (differences.length === 0) return undefined;
    const count = differences.length;
    const what =
      count === 1 ? 'payment differs from the gateway’s books' : 'payments differ from the gateway’s books';
    return { count, what, detail: 'In the last seven days' };
  },
};
