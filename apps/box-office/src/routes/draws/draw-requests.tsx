import { locale } from '@stagedoor/rules/language/locale';
import { exportDrawRequests, listDrawRequests } from '@stagedoor/contract/calls/office/draws';
import type { DrawRequest } from '@stagedoor/contract/calls/office/draws';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { useParams } from 'react-router';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { useTableKeys } from '../../parts/table/use-table-keys.ts';
import { requestWords } from '../../parts/status/request-words.ts';
import { withinDraw } from './within-draw.tsx';

const rowKey = ({ id }: DrawRequest) => String(id);

const columns: OfficeColumn<DrawRequest>[] = [
  { key: 'number', header: 'Request', phone: 'title', cell: ({ number }) => <strong>{number}</strong> },
  { key: 'name', header: 'Fan', cell: ({ name, email }) => (email ? `${name}, ${email}` : name) },
  { key: 'event', header: 'Show', cell: ({ event }) => event },
  {
    key: 'level',
    header: 'Level',
    cell: ({ level, optOut }) => (optOut ? `${level}, this level only` : level),
  },
  { key: 'quantity', header: 'Tickets', align: 'end', cell: ({ quantity }) => quantity },
  { key: 'priority', header: 'Priority', cell: ({ isPriority }) => (isPriority ? 'Comes first' : '') },
  { key: 'status', header: 'Status', phone: 'corner', cell: ({ status }) => requestWords[status] ?? status },
];

/** What was asked for, a line each, to look through and to take away. */
export function DrawRequests() {
  const seriesId = Number(useParams().seriesId);
  const { filters, set, clear, active } = useAddressFilters({ words: '' });
  const question = { seriesId, search: filters.words.trim() || undefined };
  const { answer, rows, ...table } = useKeysetTable(listDrawRequests, question, { by: 'asked', down: false });
  const keys = useTableKeys({ keys: rows?.map(rowKey) ?? [], open: () => {}, pages: table.pages });
  const send = useOfficeSend(exportDrawRequests);
  const matching = answer.data?.matching;
  const chips = active.map((name) => ({
    key: name,
    label: `Words: ${filters.words}`,
    onRemove: () => set({ words: '' }),
  }));
  const nothing =
    chips.length > 0 ? <NothingMatches filters={chips} /> : <EmptyState title="Nobody has asked yet" />;
  return (
    <>
      <PageHead
        within={withinDraw(seriesId)}
        title="Requests"
        facts={matching !== undefined && `${matching.toLocaleString(locale())} lines`}
        actions={<CsvExportButton count={matching} start={() => send.mutateAsync(question)} />}
      />
      <FilterBar
        search={{
          label: 'Number, name, e-mail',
          value: filters.words,
          onChange: (words) => set({ words }),
        }}
        chips={chips}
        onClear={clear}
      />
      <OfficeTable
        {...table}
        caption="What was asked for"
        columns={columns}
        rows={rows}
        rowKey={rowKey}
        focused={keys.focused}
        onFocus={keys.onFocus}
        instead={
          answer.isError ? <AnswerFailed answer={answer} what="This list" /> : rows?.length === 0 && nothing
        }
      />
    </>
  );
}
