// OPS-17: what was asked for in a series, to look through and to take away.
import { exportDrawRequests, listDrawRequests } from '@stagedoor/contract/calls/office/draws';
import { handle } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { countAskedLines } from '../requests/index.ts';
import { startExport } from '../staff/index.ts';
import type { AwardsNeeds } from './awards-needs.ts';
import { requestExport } from './export-requests.ts';
import { reachSeries } from './open-draw.ts';
import { askedFilter, readDrawRequests } from './read-requests.ts';

const PAGE = 50;

const listHandler = ({ db }: AwardsNeeds): Handler =>
  handle(listDrawRequests, async ({ seriesId, after, ...asked }, caller) => {
    const { outletId } = await reachSeries(db, caller, seriesId);
    const key = { sellerId: caller.sellerId, seriesId, outletId };
    const filter = await askedFilter(db, caller.sellerId, asked, PAGE);
    const rows = await readDrawRequests(db, key, { ...filter, after });
    const count = await countAskedLines(db, key, filter);
    const requests = rows.map(({ lineId: _place, ...row }) => row);
    return { requests, count, next: rows.length === PAGE ? rows.at(-1)!.lineId : undefined };
  });

const exportHandler = ({ db }: AwardsNeeds): Handler =>
  handle(exportDrawRequests, async ({ seriesId, ...asked }, caller) => {
    const { outletId } = await reachSeries(db, caller, seriesId);
    return startExport(caller, requestExport, {
      name: 'Requests',
      details: { seriesId, outletId, ...asked },
    });
  });

export const requestHandlers = (needs: AwardsNeeds): Handler[] => [listHandler(needs), exportHandler(needs)];
