import { lineWords } from '@stagedoor/rules/setup/live-lines';
import type { Matter } from '../../office/index.ts';
import { openings } from '../../sellers/index.ts';
import { badLines } from './live-line-store.ts';

/** A line that turns bad after the shop has opened needs somebody; before, Set-up is where one looks. */
export const linesThatTurnedBad: Matter = {
  name: 'Set-up',
  about: 'Lines of the checklist that no longer hold',
  permission: 'setup.change',
  path: '/setup',
  find: async (db, { sellerId, outletIds }) => {
    const waiting = new Set((await openings.waiting(db, sellerId)).map(({ outletId }) => outletId));
    const bad = (await badLines(db, sellerId)).filter(
      ({ outletId }) => !waiting.has(outletId) && (outletIds === 'all' || outletIds.includes(outletId)),
    );
    if (bad.length === 0) return undefined;
    const detail = [...new Set(bad.map(({ line }) => lineWords[line].bad))].join(', ');
    return {
      count: bad.length,
      what: bad.length === 1 ? 'line of the checklist turned bad' : 'lines of the checklist turned bad',
      detail,
    };
  },
};
