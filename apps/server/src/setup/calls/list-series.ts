import { listSeries } from '@stagedoor/contract/calls/office/series';
import { undrawable, undrawableMessages } from '@stagedoor/rules/draw/undrawable';
import { seriesWindow } from '@stagedoor/rules/events/series-window';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { officeRequests } from '../../requests/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { scopeWithin } from '../shows/scope-within.ts';

export const listSeriesHandler = ({ db, live }: SetupNeeds): Handler<'setup'> =>
  handle(listSeries, async ({ outletId }, caller) => {
    const { sellerId, now } = caller;
    const scope = scopeWithin(caller, outletId);
    const [rows, asked] = await Promise.all([
      officeEvents.listSeries(db, scope),
      officeRequests.askedBySeries(db, sellerId),
    ]);
    const series = rows.map(({ visibleFrom, opensAt, closesAt, draw, takesRequests, tour, ...row }) => {
      const window = seriesWindow({ visibleDate: visibleFrom, openDate: opensAt, closedDate: closesAt }, now);
      const reason = takesRequests && window !== 'closed' && undrawable({ draw }, live.hasDrawSecret);
      return {
        ...row,
        tour: tour ?? undefined,
        window,
        opens: opensAt ?? undefined,
        closes: closesAt ?? undefined,
        requests: asked.get(row.id) ?? 0,
        undrawable: reason ? undrawableMessages[reason] : undefined,
      };
    });
    return { series };
  });
