import { codeCalls } from './codes.ts';
import { counterCalls } from './counter.ts';
import { eventReportCalls } from './event-report.ts';
import { reportLinkCalls } from './report-links.ts';
import { getSalesReport } from './sales-report.ts';
import { waitingListCalls } from './waiting-list.ts';

/** How else tickets are sold than by the shop alone, and how they sell. */
export const sellingCalls = [
  ...counterCalls,
  ...codeCalls,
  ...waitingListCalls,
  ...eventReportCalls,
  getSalesReport,
  ...reportLinkCalls,
];
