import { useSearchParams } from 'react-router';
import { exportLedger, getLedger, getMoneyDue } from '@stagedoor/contract/calls/office/ledger';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { Link } from '@stagedoor/screens/link';
import { FilterMenu } from '@stagedoor/ui/office/filter-menu';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { Stack } from '@stagedoor/ui/stack';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useMaySee } from '../../parts/session/use-staff.ts';
import { DueTable } from './due-table.tsx';
import { Differences } from './differences.tsx';
import { DisputeTable } from './dispute-table.tsx';
import { FeesAndTax } from './fees-and-tax.tsx';
import { LedgerTable } from './ledger-table.tsx';
import { LedgerTiles } from './ledger-tiles.tsx';
import { StrayTable } from './stray-table.tsx';
import { spans, useLedgerSpan } from './use-ledger-span.ts';

const views = [
  { value: 'day', label: 'By day' },
  { value: 'event', label: 'By event' },
  { value: 'method', label: 'By method' },
  { value: 'due', label: 'Still due' },
  { value: 'fees', label: 'Fees and tax' },
  { value: 'strays', label: 'Not in our books' },
  { value: 'disputes', label: 'Disputed' },
] as const;

/** What came in, and does the gateway agree? */
export function Ledger() {
  const { span, label, filters, set } = useLedgerSpan();
  const send = useOfficeSend(exportLedger);
  return (
    <>
      <PageHead
        title="Ledger"
        facts="What came in and went back, and whether the gateway says the same"
        actions={
          <>
            <FilterMenu
              label={label}
              value={filters.days}
              options={spans}
              onChange={(days) => set({ days, from: '', to: '' })}
            />
            <CsvExportButton
              label="CSV for the books"
              permission="ledger.mend"
              start={() => send.mutateAsync(span)}
            />
          </>
        }
      />
      <LedgerViews by={filters.by} />
      <View by={filters.by} />
    </>
  );
}

function View({ by }: { by: string }) {
  const { span } = useLedgerSpan();
  const seesLines = useMaySee('ledger.lines');
  if (by === 'due') return <Due outletId={span.outletId} />;
  if (by === 'fees') return <FeesAndTax />;
  if (by === 'disputes' && seesLines) return <DisputeTable />;
  return by === 'strays' && seesLines ? <StrayTable /> : <Moved />;
}

function LedgerViews({ by }: { by: string }) {
  const currency = useCurrency();
  const { span } = useLedgerSpan();
  const seesLines = useMaySee('ledger.lines');
  const [parameters] = useSearchParams();
  const due = useOfficeAnswer(getMoneyDue, { outletId: span.outletId }, { keep: true }).data;
  const address = (value: string) => {
    const next = new URLSearchParams(parameters);
    next.set('by', value);
    return `/ledger?${next}`;
  };
  return (
    <ViewTabs
      label="Views"
      value={by}
      views={views
        .filter(({ value }) => seesLines || (value !== 'strays' && value !== 'disputes'))
        .map(({ value, label }) => ({
          value,
          link: <Link to={address(value)}>{label}</Link>,
          count: value === 'due' ? due && formatMoney(due.cents, currency) : null,
        }))}
    />
  );
}

function Moved() {
  const { span, filters } = useLedgerSpan();
  const by = filters.by === 'event' || filters.by === 'method' ? filters.by : 'day';
  const answer = useOfficeAnswer(getLedger, { ...span, by }, { keep: true });
  return (
    <Answered answer={answer} what="The ledger">
      {(ledger) => (
        <Stack gap={16}>
          <LedgerTiles ledger={ledger} />
          <LedgerTable ledger={ledger} by={by} />
          <Differences ledger={ledger} />
        </Stack>
      )}
    </Answered>
  );
}

function Due({ outletId }: { outletId: number | undefined }) {
  const answer = useOfficeAnswer(getMoneyDue, { outletId });
  return (
    <Answered answer={answer} what="What is due">
      {(due) => <DueTable due={due} />}
    </Answered>
  );
}
