// What was sold and what came in over some months, over all events.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { id, instant, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { ledgerSpan } from './ledger-span.ts';

const sums = {
  tickets: z.int(),
  backTickets: z.int(),
  /** For those who see the ledger: ordered and taken back with fees and taxes, and what moved. */
  soldCents: maybe(z.int()),
  backCents: maybe(z.int()),
  capturedCents: maybe(z.int()),
  returnedCents: maybe(z.int()),
};
const reportSums = shape('ReportSums', sums);
export type ReportSums = Of<typeof reportSums>;

const monthRow = shape('ReportMonth', { month: text, ...sums });
const tourRow = shape('ReportTour', { tour: maybe(text), events: id, ...sums });
const eventRow = shape('ReportedEvent', {
  /** None: money that no order came of. */
  eventId: maybe(id),
  name: text,
  startsAt: maybe(instant),
  tour: maybe(text),
  outletId: maybe(id),
  ...sums,
});

const salesReport = shape('SalesReport', {
  months: list(monthRow),
  tours: list(tourRow),
  events: list(eventRow),
  totals: reportSums,
});
export type SalesReport = Of<typeof salesReport>;

export const getSalesReport = officeCall({
  name: 'getSalesReport',
  module: 'reports',
  method: 'GET',
  path: 'reports/sales',
  permission: 'reports.look',
  changes: false,
  turns: { atOnce: 3, waiting: 20 },
  summary:
    'What was sold, taken back, captured and given back on these days, by month, by tour and by event; at most five years.',
  input: asked('SalesReportQuestion', ledgerSpan),
  output: salesReport,
});
