import { getSalesReport } from '@stagedoor/contract/calls/office/sales-report';
import { officeEvents } from '../../catalogue/index.ts';
import { officeOrders } from '../../orders/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { requireValid } from '../../platform/http/require-valid.ts';
import type { ReportsNeeds } from '../reports-needs.ts';
import { sumSales } from '../sum-sales.ts';

const MOST_DAYS = 5 * 366;

function requireSpan({ from, to }: { from: string; to: string }): void {
  const days = (Date.parse(to) - Date.parse(from)) / 86_400_000;
  const problem = days < 0 ? 'Ends before it begins' : days > MOST_DAYS && 'Five years at most';
  requireValid({ to: problem || undefined });
}

export const getSalesReportHandler = ({ readDb: db }: ReportsNeeds): Handler<'reports'> =>
  handle(getSalesReport, async (span, caller) => {
    requireSpan(span);
    const { sellerId, outletIds } = caller;
    const scope = { sellerId, outletIds };
    const seesMoney = caller.grantFor('ledger.look') !== 'no';
    const views = seesMoney ? (['sold', 'event'] as const) : (['sold'] as const);
    const read = await Promise.all(
      views.map((view) => officeOrders.report.monthsOfEvents(db, scope, view, span)),
    );
    const rows = read.flat();
    const ids = new Set(rows.flatMap(({ eventId }) => (eventId === null ? [] : [eventId])));
    return sumSales(rows, await officeEvents.withTours(db, sellerId, [...ids]), seesMoney);
  });
