import { useSearchParams } from 'react-router';
import { locale } from '@stagedoor/rules/language/locale';
import { getSalesReport } from '@stagedoor/contract/calls/office/sales-report';
import type { SalesReport } from '@stagedoor/contract/calls/office/sales-report';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { Button } from '@stagedoor/ui/button';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { ColumnChart } from '@stagedoor/ui/office/column-chart';
import { FilterMenu } from '@stagedoor/ui/office/filter-menu';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { Stack } from '@stagedoor/ui/stack';
import { useNow } from '@stagedoor/screens/clock';
import { csvOf } from '../../features/report-panel/report-table.tsx';
import { ReportPanel } from '../../features/report-panel/report-panel.tsx';
import { SaveRows } from '../../features/report-panel/save-rows.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import { headOf, monthName, rowsBy, salesColumns } from './sales-rows.ts';
import type { By, SalesRow } from './sales-rows.ts';
import { spans, useReportSpan } from './use-report-span.ts';

const views: readonly { value: By; label: string }[] = [
  { value: 'month', label: 'By month' },
  { value: 'tour', label: 'By tour' },
  { value: 'event', label: 'By event' },
];

/** What was sold, month by month, over all events? */
export function SalesReportRoom() {
  const { span, label, filters, set } = useReportSpan();
  const by = views.find(({ value }) => value === filters.by)?.value ?? 'month';
  const answer = useOfficeAnswer(getSalesReport, span, { keep: true });
  return (
    <>
      <PageHead
        title="Reports"
        facts="What was sold and what came in, over all events"
        actions={
          <>
            <FilterMenu
              label={label}
              value={filters.months}
              options={spans}
              onChange={(months) => set({ months, from: '', to: '' })}
            />
            <Button look="lined" onClick={() => window.print()}>
              Print
            </Button>
          </>
        }
      />
      <Views by={by} />
      <Answered answer={answer} what="The report">
        {(report) => <Sales report={report} by={by} span={span} />}
      </Answered>
    </>
  );
}

function Views({ by }: { by: By }) {
  const [parameters] = useSearchParams();
  const address = (value: By): string => {
    const next = new URLSearchParams(parameters);
    next.set('by', value);
    return `/reports?${next}`;
  };
  return (
    <ViewTabs
      label="Views"
      value={by}
      views={views.map(({ value, label }) => ({
        value,
        link: <Link to={address(value)}>{label}</Link>,
        count: null,
      }))}
    />
  );
}

interface SalesProps {
  report: SalesReport;
  by: By;
  span: { from: string; to: string };
}

function Sales({ report, by, span }: SalesProps) {
  const currency = useCurrency();
  const { shortDay } = useTimes();
  const now = useNow();
  const rows = rowsBy(by, report, (at) => shortDay(at, now));
  const seesMoney = report.totals.capturedCents !== undefined;
  const columns = salesColumns(by, seesMoney, currency);
  const file = `report-${span.from}-${span.to}`;
  return (
    <Stack gap={16}>
      <MonthChart report={report} file={file} />
      <OfficeTable
        caption={`What was sold, by ${by}`}
        columns={tableColumns(by, columns)}
        rows={rows}
        rowKey={({ key }) => key}
        sum={<Totals report={report} />}
        hints={
          <SaveRows
            name={`${file}-by-${by}`}
            of={`Sales by ${by}`}
            rows={() => csvOf({ caption: '', columns, rows })}
          />
        }
        instead={rows.length === 0 && <EmptyState title="Nothing was sold in these months" />}
      />
    </Stack>
  );
}

function Totals({ report: { totals } }: { report: SalesReport }) {
  const currency = useCurrency();
  const { tickets, backTickets, capturedCents, returnedCents = 0 } = totals;
  return (
    <>
      <strong>{(tickets - backTickets).toLocaleString(locale())}</strong> tickets stay sold
      {capturedCents !== undefined && (
        <>
          , <strong>{formatMoney(capturedCents - returnedCents, currency)}</strong> stayed with us
        </>
      )}
    </>
  );
}

function MonthChart({ report: { months }, file }: { report: SalesReport; file: string }) {
  if (months.length === 0) return null;
  return (
    <ReportPanel
      title="Tickets sold, by month"
      file={`${file}-tickets`}
      table={{
        caption: 'Tickets sold, by month',
        columns: [
          { head: headOf.month, cell: ({ month }) => monthName(month), file: ({ month }) => month },
          {
            head: 'Tickets',
            align: 'end',
            cell: ({ tickets }) => tickets.toLocaleString(locale()),
            file: ({ tickets }) => tickets,
          },
        ],
        rows: months,
      }}
    >
      <ColumnChart
        columns={months.map(({ month, tickets }) => ({
          key: month,
          label: monthName(month).slice(0, 3),
          value: tickets,
        }))}
      />
    </ReportPanel>
  );
}

/** Each event opens its own report. */
function Name({ row: { name, detail, eventId } }: { row: SalesRow }) {
  const { within } = useOutletScope();
  return (
    <>
      {eventId === undefined ? (
        <strong>{name}</strong>
      ) : (
        <Link to={within(`/events/${eventId}/report`)}>{name}</Link>
      )}
      {detail && (
        <>
          <br />
          <small>{detail}</small>
        </>
      )}
    </>
  );
}

const tableColumns = (by: By, [, ...columns]: ReturnType<typeof salesColumns>): OfficeColumn<SalesRow>[] => [
  { key: 'name', header: headOf[by], phone: 'title', cell: (row) => <Name row={row} /> },
  ...columns.map(({ head, cell }): OfficeColumn<SalesRow> => ({
    key: head,
    header: head,
    align: 'end',
    cell,
  })),
];
