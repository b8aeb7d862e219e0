import { keysOf } from '@stagedoor/rules/values/keys-of';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { drawnSeries } from '../catalogue/index.ts';
import type { Matter } from '../office/index.ts';
import { findLiveDraws } from './draw-store.ts';

/** What comes next, once requests are closed. */
const steps = {
  committed: 'ready to be frozen',
  frozen: 'ready to be drawn',
  drawn: 'ready to be looked at and published',
} as const;

/** Draws whose stage is due: nothing goes on before an owner says so. */
export const drawsDue: Matter = {
  name: 'Draws',
  about: 'Draws that are due',
  permission: 'draws.decide',
  path: '/draws',
  find: async (db, { sellerId, outletIds, now }) => {
    const series = (await drawnSeries.list(db, sellerId)).filter(
      ({ outletId, closesAt }) =>
        (outletIds === 'all' || outletIds.includes(outletId)) && closesAt !== null && closesAt <= now,
    );
    const states = new Map((await findLiveDraws(db, sellerId)).map((draw) => [draw.series_id, draw.state]));
    const due = series.flatMap(({ seriesId, name, closesAt }) => {
      const state = states.get(seriesId);
      const step = isOneOf(keysOf(steps), state) ? steps[state] : undefined;
      return step === undefined ? [] : [{ words: `${name}: ${step}`, closedAt: closesAt! }];
    });
    if (due.length === 0) return undefined;
    return {
      count: due.length,
      what: due.length === 1 ? 'draw is due' : 'draws are due',
      detail: due.map(({ words }) => words).join('; '),
      since: due.map(({ closedAt }) => closedAt).toSorted((a, b) => a.getTime() - b.getTime())[0],
    };
  },
};
