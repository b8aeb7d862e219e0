import { getEventReport } from '@stagedoor/contract/calls/office/event-report';
import { officeEvents } from '../../catalogue/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { readEventReport } from '../read-event-report.ts';
import type { ReportsNeeds } from '../reports-needs.ts';

/** Money for owner and finance, totals of it for the viewer, none for the desk: as the ledger has it. */
export const getEventReportHandler = ({ readDb: db }: ReportsNeeds): Handler<'reports'> =>
  handle(getEventReport, async ({ id, beside }, caller) => {
    const { sellerId, outletIds, now, grantFor } = caller;
    const scope = { sellerId, outletIds };
    const [show, ...siblings] = await officeEvents.ofReport(db, scope, id);
    if (!show) return refuse('NOT_FOUND');
    const sees = {
      totals: grantFor('ledger.look') !== 'no',
      lines: grantFor('ledger.lines') !== 'no',
    };
    return readEventReport(db, scope, { events: [show, ...siblings], beside, sees, now });
  });
