import { listShowMonth } from '@stagedoor/contract/calls/office/shows';
import { otherMonth } from '@stagedoor/rules/time/month-weeks';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { scopeWithin } from '../shows/scope-within.ts';
import { showStandings } from '../shows/show-standings.ts';

/** More shows than a month of a large house has. */
const MOST = 500;

export const listShowMonthHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(listShowMonth, async ({ month, outletId }, caller) => {
    const { now, sellerId } = caller;
    const scope = scopeWithin(caller, outletId);
    const { momentAt, dayOf } = await ofSeller.times(db, sellerId);
    const [from, before] = [month, otherMonth(month, 1)].map((each) => momentAt(`${each}-01`, '00:00'));
    const standings = await showStandings(db, scope, now);
    const ids = [...standings]
      .filter(([, { startsAt }]) => startsAt && from && before && startsAt >= from && startsAt < before)
      .map(([id]) => id);
    const { rows } = await officeEvents.read(db, scope, { ids }, { now, size: MOST });
    return {
      shows: rows.flatMap(({ id, name, startsAt, venue, outletId: at }) => {
        const { state, sold, capacity } = valueOf(standings, id);
        return startsAt
          ? [{ id, name, startsAt, day: dayOf(startsAt), venue, outletId: at, state, sold, capacity }]
          : [];
      }),
    };
  });
