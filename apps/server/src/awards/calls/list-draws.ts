import { listDraws } from '@stagedoor/contract/calls/office/draws';
import { drawnSeries } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countRequests } from '../../requests/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { findLiveDraws } from '../draw-store.ts';

export const listDrawsHandler = ({ db }: AwardsNeeds): Handler<'awards'> =>
  handle(listDraws, async (_nothing, { sellerId, outletIds, now }) => {
    const series = await drawnSeries.list(db, sellerId);
    const states = new Map((await findLiveDraws(db, sellerId)).map((draw) => [draw.series_id, draw.state]));
    const requests = await countRequests(db, sellerId);
    const seen = series.filter(({ outletId }) => outletIds === 'all' || outletIds.includes(outletId));
    return {
      draws: seen.map(({ seriesId, name, outletId, opensAt, closesAt }) => ({
        seriesId,
        name,
        outletId,
        opensAt: opensAt ?? undefined,
        closesAt: closesAt ?? undefined,
        isClosed: closesAt !== null && closesAt <= now,
        state: states.get(seriesId),
        requests: requests.get(seriesId) ?? 0,
      })),
    };
  });
