import { getDraw } from '@stagedoor/contract/calls/office/draws';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countRequests } from '../../requests/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { describeDraw } from '../describe-draw.ts';
import { readDrawAndTasks } from '../draw-and-tasks.ts';
import { reachSeries } from '../open-draw.ts';

export const getDrawHandler = (needs: AwardsNeeds): Handler<'awards'> =>
  handle(getDraw, async ({ seriesId }, caller) => {
    const { sellerId, now } = caller;
    const series = await reachSeries(needs.db, caller, seriesId);
    const found = await readDrawAndTasks(needs.db, sellerId, seriesId);
    const requests = (await countRequests(needs.db, sellerId)).get(seriesId) ?? 0;
    return describeDraw(needs, { sellerId, seriesId, now }, series, found, requests);
  });
