import { exportEvents, listEvents } from '@stagedoor/contract/calls/office/events';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { FilterMenu } from '@stagedoor/ui/office/filter-menu';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { EventTable } from './event-table.tsx';

const times = [
  { value: 'coming', label: 'To come' },
  { value: 'past', label: 'Over' },
  { value: 'all', label: 'At any time' },
];
const begin = { words: '', when: 'coming' };

function useEventFilters() {
  const { filters, set, clear, active } = useAddressFilters(begin);
  const when: 'coming' | 'past' | undefined =
    filters.when === 'coming' || filters.when === 'past' ? filters.when : undefined;
  const words = {
    words: `Words: ${filters.words}`,
    when: times.find(({ value }) => value === filters.when)?.label ?? filters.when,
  };
  const chips = active.map((name) => ({
    key: name,
    label: words[name],
    onRemove: () => set({ [name]: begin[name] }),
  }));
  return { filters, set, clear, chips, question: { words: filters.words.trim() || undefined, when } };
}

/** What do we sell, and how does it go? */
export function EventList() {
  const { outletId } = useOutletScope();
  const { filters, set, clear, chips, question: asked } = useEventFilters();
  const question = { ...asked, outletId };
  const sort = { by: 'starts', down: filters.when === 'past' };
  const table = useKeysetTable(listEvents, question, sort);
  const send = useOfficeSend(exportEvents);
  return (
    <>
      <PageHead
        title="Events"
        facts="Every event of your shops, and where its tickets are"
        actions={
          <CsvExportButton count={table.answer.data?.matching} start={() => send.mutateAsync(question)} />
        }
      />
      <FilterBar
        search={{
          label: 'Name, artist, venue, city',
          value: filters.words,
          onChange: (words) => set({ words }),
        }}
        chips={chips}
        onClear={clear}
      >
        <FilterMenu
          label="When"
          value={filters.when}
          options={times}
          onChange={(value) => set({ when: value })}
        />
      </FilterBar>
      <EventTable table={table} chips={chips} />
    </>
  );
}
