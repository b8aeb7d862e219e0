// OPS-17: what was asked for in a series, to take away.
import { exportDrawRequests } from '@stagedoor/contract/calls/office/draws';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { startExport } from '../../staff/index.ts';
import type { AwardsNeeds } from '../awards-needs.ts';
import { requestExport } from '../export-requests.ts';
import { reachSeries } from '../open-draw.ts';

export const exportDrawRequestsHandler = ({ db }: AwardsNeeds): Handler<'awards'> =>
  handle(exportDrawRequests, async ({ seriesId, ...asked }, caller) => {
    const { outletId } = await reachSeries(db, caller, seriesId);
    return startExport(caller, requestExport, {
      name: 'Requests',
      details: { seriesId, outletId, ...asked },
    });
  });
