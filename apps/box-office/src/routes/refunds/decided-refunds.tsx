import { locale } from '@stagedoor/rules/language/locale';
import { useNavigate } from 'react-router';
import { listDecidedRefunds } from '@stagedoor/contract/calls/office/refunds';
import type { DecidedRefund } from '@stagedoor/contract/calls/office/refunds';
import { counted } from '@stagedoor/rules/writing/counted';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Tag } from '@stagedoor/ui/tag';
import { Sum } from '../../parts/money/sum.tsx';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { Moment } from '../../parts/time/moment.tsx';
import { changeWords, stateLooks } from './change-words.ts';
import { RefundViews } from './refund-views.tsx';

const columns: OfficeColumn<DecidedRefund>[] = [
  {
    key: 'order',
    header: 'Order',
    phone: 'title',
    cell: ({ number }) => <Link to={`/refunds/${number}`}>{number}</Link>,
  },
  {
    key: 'what',
    header: 'What',
    cell: ({ kind, tickets }) => `${changeWords[kind]}, ${counted(tickets, 'ticket')}`,
  },
  {
    key: 'state',
    header: 'State',
    phone: 'corner',
    cell: ({ state }) => <Tag tone={stateLooks[state]?.tone}>{stateLooks[state]?.word ?? state}</Tag>,
  },
  { key: 'sum', header: 'Taken off', cell: ({ cents }) => <Sum cents={cents} /> },
  { key: 'back', header: 'Given back', cell: ({ returnedCents }) => <Sum cents={returnedCents} /> },
  { key: 'reason', header: 'Reason', cell: ({ reason }) => reason },
  { key: 'when', header: 'When', sort: 'decided', cell: ({ decidedAt }) => <Moment at={decidedAt} /> },
];

/** What was decided, the latest first. */
export function DecidedRefunds() {
  const navigate = useNavigate();
  const { outletId, within } = useOutletScope();
  usePageTitle('Decided – Refunds');
  const { answer, rows, ...table } = useKeysetTable(
    listDecidedRefunds,
    { outletId },
    { by: 'decided', down: true },
  );
  const open = (id: string) => {
    const row = rows?.find(({ changeId }) => String(changeId) === id);
    if (row) void navigate(within(`/refunds/${row.number}`));
  };
  const keys = useTableKeys({
    keys: rows?.map(({ changeId }) => String(changeId)) ?? [],
    open,
    pages: table.pages,
  });
  return (
    <>
      <PageHead title="Refunds & upgrades" facts="What customers want back, and what was decided" />
      <RefundViews value="decided" />
      <OfficeTable
        {...table}
        caption="Decided"
        columns={columns}
        rows={rows}
        rowKey={({ changeId }) => String(changeId)}
        rowName={({ number }) => number}
        focused={keys.focused}
        onFocus={keys.onFocus}
        onOpen={({ changeId }) => open(String(changeId))}
        sum={answer.data && `${answer.data.matching.toLocaleString(locale())} decided`}
        instead={
          answer.isError ? (
            <AnswerFailed answer={answer} what="This list" />
          ) : (
            rows?.length === 0 && <EmptyState title="Nothing has been decided yet" />
          )
        }
      />
    </>
  );
}
