import { locale } from '@stagedoor/rules/language/locale';
import { exportLedger, listLedgerLines } from '@stagedoor/contract/calls/office/ledger';
import type { LedgerLine } from '@stagedoor/contract/calls/office/ledger';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { FilterMenu } from '@stagedoor/ui/office/filter-menu';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Tag } from '@stagedoor/ui/tag';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { Sum } from '../../parts/money/sum.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { useLedgerSpan } from './use-ledger-span.ts';

const kinds: Record<LedgerLine['kind'], { words: string; tone: 'good' | 'critical' | 'neutral' }> = {
  captured: { words: 'Captured', tone: 'good' },
  declined: { words: 'Declined', tone: 'critical' },
  refunded: { words: 'Refunded', tone: 'neutral' },
  voided: { words: 'Voided', tone: 'neutral' },
  disputed: { words: 'Disputed', tone: 'critical' },
  reinstated: { words: 'Came back', tone: 'good' },
};

const columns: OfficeColumn<LedgerLine>[] = [
  { key: 'at', header: 'When', sort: 'at', cell: ({ at }) => <Moment at={at} /> },
  {
    key: 'kind',
    header: 'What',
    phone: 'corner',
    cell: ({ kind }) => <Tag tone={kinds[kind].tone}>{kinds[kind].words}</Tag>,
  },
  {
    key: 'order',
    header: 'Order',
    phone: 'title',
    cell: ({ order }) => (order ? <Link to={`/orders/${order}`}>{order}</Link> : 'no order'),
  },
  { key: 'card', header: 'Card', cell: ({ card }) => card },
  { key: 'code', header: 'Code', cell: ({ code }) => code ?? '' },
  {
    key: 'ref',
    header: 'Reference',
    cell: ({ ref, problem }) => (
      <>
        <code>{ref}</code>
        {problem && (
          <>
            <br />
            <small>{problem}</small>
          </>
        )}
      </>
    ),
  },
  { key: 'cents', header: 'Amount', align: 'end', cell: ({ cents }) => <Sum cents={cents} /> },
];

/** Every movement of some days. */
export function LedgerLines() {
  const { within } = useOutletScope();
  const { span, label, filters, set } = useLedgerSpan();
  const kind = isOneOf(keysOf(kinds), filters.kind) ? filters.kind : undefined;
  const question = { ...span, kind };
  const { answer, rows, ...table } = useKeysetTable(listLedgerLines, question, { by: 'at', down: true });
  const send = useOfficeSend(exportLedger);
  const options = [
    { value: '', label: 'All' },
    ...Object.entries(kinds).map(([value, { words }]) => ({ value, label: words })),
  ];
  return (
    <>
      <PageHead
        within={[
          <Link key="ledger" to={within('/ledger')}>
            Ledger
          </Link>,
        ]}
        title="Every line"
        facts={label}
        actions={
          <CsvExportButton
            count={answer.data?.isExact ? answer.data.matching : undefined}
            permission="ledger.mend"
            start={() => send.mutateAsync(question)}
          />
        }
      />
      <FilterBar chips={[]} onClear={() => set({ kind: '' })}>
        <FilterMenu
          label="What"
          value={filters.kind}
          options={options}
          onChange={(value) => set({ kind: value })}
        />
      </FilterBar>
      <OfficeTable
        {...table}
        caption="Movements of money"
        columns={columns}
        rows={rows}
        rowKey={({ ref, kind: what }) => `${ref} ${what}`}
        sum={
          answer.data &&
          `${answer.data.matching.toLocaleString(locale())}${answer.data.isExact ? '' : '+'} lines`
        }
        instead={
          answer.isError ? (
            <AnswerFailed answer={answer} what="This list" />
          ) : (
            rows?.length === 0 && <EmptyState title="No money has moved in these days" />
          )
        }
      />
    </>
  );
}
