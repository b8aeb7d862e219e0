// OPS-17: what was asked for in a series, to look through.
import { listDrawRequests } from '@stagedoor/contract/calls/office/draws';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { countAskedLines } from '../../requests/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { reachSeries } from '../open-draw.ts';
import { askedFilter, readDrawRequests } from '../read-requests.ts';

export const listDrawRequestsHandler = ({ db }: AwardsNeeds): Handler<'awards'> =>
  handle(listDrawRequests, async ({ seriesId, sort, after, before, size, ...asked }, caller) => {
    const { outletId } = await reachSeries(db, caller, seriesId);
    const key = { sellerId: caller.sellerId, seriesId, outletId };
    const filter = await askedFilter(db, caller.sellerId, asked);
    const page = await readDrawRequests(db, key, filter, { sort, after, before, size });
    return { ...page, matching: await countAskedLines(db, key, filter), isExact: true };
  });
