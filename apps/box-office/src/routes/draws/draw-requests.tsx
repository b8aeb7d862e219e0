import { exportDrawRequests, listDrawRequests } from '@stagedoor/contract/calls/office/draws';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { NothingMatches } from '@stagedoor/ui/office/room-states';
import { useParams } from 'react-router';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { statusWords } from './stage-words.ts';
import { withinDraw } from './within-draw.tsx';

type Row = Awaited<ReturnType<typeof listDrawRequests.output.parse>>['requests'][number];

const columns: OfficeColumn<Row>[] = [
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
  { key: 'status', header: 'Status', phone: 'corner', cell: ({ status }) => statusWords[status] ?? status },
];

/** What was asked for, a line each, to look through and to take away. */
export function DrawRequests() {
  const seriesId = Number(useParams().seriesId);
  const { filters, set, clear, active } = useAddressFilters({ words: '', after: '' });
  const search = filters.words || undefined;
  const after = filters.after ? Number(filters.after) : undefined;
  const send = useOfficeSend(exportDrawRequests);
  const answer = useOfficeAnswer(listDrawRequests, { seriesId, search, after }, { keep: true });
  const chips = active
    .filter((name) => name === 'words')
    .map(() => ({ key: 'words', label: `Words: ${filters.words}`, onRemove: () => set({ words: '' }) }));
  const next = answer.data?.next;
  return (
    <>
      <PageHead
        within={withinDraw(seriesId)}
        title="Requests"
        facts={answer.data && `${answer.data.count.toLocaleString('en-US')} lines`}
        actions={
          <CsvExportButton count={answer.data?.count} start={() => send.mutateAsync({ seriesId, search })} />
        }
      />
      <FilterBar
        search={{
          label: 'Number, name, e-mail',
          value: filters.words,
          onChange: (words) => set({ words, after: '' }),
        }}
        chips={chips}
        onClear={clear}
      />
      <Answered answer={answer} what="This list">
        {({ requests }) =>
          requests.length === 0 ? (
            <NothingMatches filters={chips} />
          ) : (
            <OfficeTable
              caption="What was asked for"
              columns={columns}
              rows={requests}
              rowKey={({ number, event, level }) => `${number} ${event} ${level}`}
              pages={{
                ...(after !== undefined && { back: () => set({ after: '' }) }),
                ...(next !== undefined && { forward: () => set({ after: String(next) }) }),
              }}
            />
          )
        }
      </Answered>
    </>
  );
}
