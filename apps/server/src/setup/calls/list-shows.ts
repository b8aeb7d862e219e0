import { listShows } from '@stagedoor/contract/calls/office/shows';
import { showStates } from '@stagedoor/rules/setup/show-state';
import type { ShowState } from '@stagedoor/rules/setup/show-state';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { officeEvents } from '../../catalogue/index.ts';
import { COUNTED } from '../../platform/db/keyset.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { scopeWithin } from '../shows/scope-within.ts';
import { showStandings } from '../shows/show-standings.ts';

/** What is neither over nor put away is still worked on. */
const isCurrent = (state: ShowState): boolean => !['gone', 'archived', 'canceled'].includes(state);

export const listShowsHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(listShows, async ({ words, state, outletId, ...asked }, caller) => {
    const { now } = caller;
    const scope = scopeWithin(caller, outletId);
    const standings = await showStandings(db, scope, now);
    const isAsked = (of: ShowState): boolean => (state === undefined ? isCurrent(of) : of === state);
    const ids = [...standings].filter(([, standing]) => isAsked(standing.state)).map(([id]) => id);
    const filter = { words: words ?? undefined, ids };
    // Without words it is known already how many there are.
    const [{ rows, ...page }, counted] = await Promise.all([
      officeEvents.read(db, scope, filter, { ...asked, size: asked.size ?? undefined, now }),
      words?.trim()
        ? officeEvents.count(db, scope, filter, now)
        : { matching: Math.min(ids.length, COUNTED), isExact: ids.length <= COUNTED },
    ]);
    const byState = Map.groupBy(standings.values(), (standing) => standing.state);
    return {
      ...page,
      ...counted,
      rows: rows.map(({ id, name, venue, place, outletId: at, salesType }) => ({
        id,
        name,
        venue,
        place,
        outletId: at,
        salesType,
        ...valueOf(standings, id),
      })),
      counts: showStates.map((each) => ({ state: each, shows: byState.get(each)?.length ?? 0 })),
    };
  });
