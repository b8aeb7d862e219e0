import { locale } from '@stagedoor/rules/language/locale';
import { useNavigate } from 'react-router';
import { exportCustomers, listCustomers } from '@stagedoor/contract/calls/office/customers';
import type { ListedCustomer } from '@stagedoor/contract/calls/office/customers';
import { Link } from '@stagedoor/screens/link';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { ListCount } from '../../features/saved-views/list-count.tsx';
import { RoomViews } from '../../features/saved-views/room-views.tsx';
import type { CountProps } from '../../features/saved-views/room-views.tsx';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { filtersIn, useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { WholeDay } from '../../parts/time/moment.tsx';

const columns: OfficeColumn<ListedCustomer>[] = [
  {
    key: 'name',
    header: 'Name',
    sort: 'name',
    phone: 'title',
    cell: ({ id, name }) => (
      <Link to={`/customers/${id}`}>
        <strong>{name}</strong>
      </Link>
    ),
  },
  { key: 'email', header: 'E-mail', cell: ({ email }) => email },
  { key: 'since', header: 'Customer since', sort: 'since', cell: ({ since }) => <WholeDay at={since} /> },
  { key: 'member', header: 'Profile', cell: ({ isMember }) => (isMember ? 'kept outside' : 'kept here') },
  { key: 'orders', header: 'Orders', align: 'end', cell: ({ orders }) => orders },
];

const begin = { words: '' };
const questionOf = ({ words }: typeof begin) => ({ words: words.trim() || undefined });

/** Who are our customers? */
export function CustomerList() {
  const navigate = useNavigate();
  const { within } = useOutletScope();
  const { filters, set, clear, active } = useAddressFilters(begin);
  const question = questionOf(filters);
  const { answer, rows, ...table } = useKeysetTable(listCustomers, question, { by: 'since', down: true });
  const open = (id: string) => void navigate(within(`/customers/${id}`));
  const keys = useTableKeys({ keys: rows?.map(({ id }) => String(id)) ?? [], open, pages: table.pages });
  const chips = active.map((name) => ({
    key: name,
    label: `Words: ${filters.words}`,
    onRemove: () => set({ words: '' }),
  }));
  const { matching = 0, isExact } = answer.data ?? {};
  const send = useOfficeSend(exportCustomers);
  const nothing =
    chips.length > 0 ? <NothingMatches filters={chips} /> : <EmptyState title="No customers yet" />;
  return (
    <>
      <PageHead
        title="Customers"
        facts="One account works at all outlets"
        actions={
          <CsvExportButton count={isExact ? matching : undefined} start={() => send.mutateAsync(question)} />
        }
      />
      <CustomerViews words={filters.words} />
      <FilterBar
        search={{ label: 'Name, e-mail', value: filters.words, onChange: (words) => set({ words }) }}
        chips={chips}
        onClear={clear}
      />
      <OfficeTable
        {...table}
        caption="Customers"
        columns={columns}
        rows={rows}
        rowKey={({ id }) => String(id)}
        rowName={({ name }) => name}
        focused={keys.focused}
        onFocus={keys.onFocus}
        onOpen={({ id }) => open(String(id))}
        sum={
          answer.data && (
            <>
              <strong>
                {matching.toLocaleString(locale())}
                {!isExact && '+'}
              </strong>{' '}
              customers
            </>
          )
        }
        instead={
          answer.isError ? <AnswerFailed answer={answer} what="This list" /> : rows?.length === 0 && nothing
        }
      />
    </>
  );
}

function CustomerViews({ words }: { words: string }) {
  const { within } = useOutletScope();
  return (
    <RoomViews
      room="customers"
      value={words ? 'found' : ''}
      views={[
        {
          value: '',
          link: <Link to={within('/customers')}>All</Link>,
          count: <ListCount call={listCustomers} input={{}} />,
        },
      ]}
      Count={KeptCount}
    />
  );
}

const KeptCount = ({ kept }: CountProps) => (
  <ListCount call={listCustomers} input={questionOf(filtersIn(kept, begin))} />
);
