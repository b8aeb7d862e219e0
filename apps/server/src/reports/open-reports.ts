// Reports: how it sells, what is in, who came. Everything is read through the modules' doors.
import { keptDays } from '@stagedoor/rules/retention/kept-days';
import type { OfficeModule } from '../office/index.ts';
import { daysBefore } from '../platform/days-before.ts';
import { endReportLinkHandler } from './calls/end-report-link.ts';
import { getEventReportHandler } from './calls/get-event-report.ts';
import { getReportHallHandler } from './calls/get-report-hall.ts';
import { getSalesReportHandler } from './calls/get-sales-report.ts';
import { listReportLinksHandler } from './calls/list-report-links.ts';
import { makeReportLinkHandler } from './calls/make-report-link.ts';
import { openedLinks } from './links/opened-links.ts';
import { deleteOldLinks } from './links/report-link-store.ts';
import { registerReportPage } from './links/register-report-page.ts';
import type { ReportsNeeds } from './reports-needs.ts';

const FORGET_SECONDS = 3600;

export function openReports(needs: ReportsNeeds): OfficeModule<'reports'> {
  return {
    handlers: [
      getEventReportHandler(needs),
      getReportHallHandler(needs),
      getSalesReportHandler(needs),
      listReportLinksHandler(needs),
      makeReportLinkHandler(needs),
      endReportLinkHandler,
    ],
    jobs: [
      {
        name: 'forget links to reports',
        everySeconds: FORGET_SECONDS,
        run: (now) => deleteOldLinks(needs.db, daysBefore(now, keptDays.reportLinks)),
      },
    ],
    opened: [openedLinks],
    register: (app) => registerReportPage(app, needs),
  };
}
