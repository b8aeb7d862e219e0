import { locale } from '@stagedoor/rules/language/locale';
import type { ReportSums, SalesReport } from '@stagedoor/contract/calls/office/sales-report';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { plainMoney } from '@stagedoor/rules/money/plain-money';
import { moneyHead } from '@stagedoor/rules/money/money-head';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { ReportColumn } from '../../features/report-panel/report-table.tsx';

export type By = 'month' | 'tour' | 'event';

export interface SalesRow extends ReportSums {
  key: string;
  name: string;
  /** For a spreadsheet, which sorts it: `2026-11`. */
  plainName: string;
  detail: string | undefined;
  eventId: number | undefined;
}

const monthWords = new Intl.DateTimeFormat(locale(), { month: 'long', year: 'numeric', timeZone: 'UTC' });
export const monthName = (month: string): string => monthWords.format(new Date(`${month}-01T00:00:00Z`));

const WITHOUT_TOUR = 'Without a tour';

/** What somebody looks at, row by row. */
export function rowsBy(by: By, report: SalesReport, dayText: (at: Date) => string): SalesRow[] {
  if (by === 'month')
    return report.months.map(({ month, ...sums }) => ({
      ...sums,
      key: month,
      name: monthName(month),
      plainName: month,
      detail: undefined,
      eventId: undefined,
    }));
  if (by === 'tour')
    return report.tours.map(({ tour, events, ...sums }) => ({
      ...sums,
      key: tour ?? '',
      name: tour ?? WITHOUT_TOUR,
      plainName: tour ?? '',
      detail: `${events} ${events === 1 ? 'event' : 'events'}`,
      eventId: undefined,
    }));
  return report.events.map(({ eventId, name, startsAt, tour, ...sums }) => ({
    ...sums,
    key: String(eventId ?? ''),
    name,
    plainName: name,
    detail: [startsAt && dayText(startsAt), tour].filter(Boolean).join(', ') || undefined,
    eventId,
  }));
}

const heads = {
  soldCents: 'Ordered',
  backCents: 'Taken back',
  capturedCents: 'Came in',
  returnedCents: 'Given back',
} as const;
const moneyKeys = ['soldCents', 'backCents', 'capturedCents', 'returnedCents'] as const;
export const headOf: Record<By, string> = { month: 'Month', tour: 'Tour', event: 'Event' };

/** REPORT-03: what the drawing says, as a table and as a file. */
export function salesColumns(by: By, seesMoney: boolean, currency: Currency): ReportColumn<SalesRow>[] {
  return [
    { head: headOf[by], cell: ({ name }) => name, file: ({ plainName }) => plainName },
    {
      head: 'Tickets',
      align: 'end',
      cell: ({ tickets }) => tickets.toLocaleString(locale()),
      file: ({ tickets }) => tickets,
    },
    {
      head: 'Came back',
      align: 'end',
      cell: ({ backTickets }) => backTickets.toLocaleString(locale()),
      file: ({ backTickets }) => backTickets,
    },
    ...(seesMoney
      ? moneyKeys.map((key): ReportColumn<SalesRow> => ({
          head: moneyHead(heads[key], currency),
          align: 'end',
          cell: (row) => formatMoney(row[key] ?? 0, currency),
          file: (row) => plainMoney(row[key] ?? 0, currency),
        }))
      : []),
  ];
}
