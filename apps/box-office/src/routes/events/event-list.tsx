import { exportEvents, listEvents } from '@stagedoor/contract/calls/office/events';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { Link } from '@stagedoor/screens/link';
import { ListCount } from '../../features/saved-views/list-count.tsx';
import { RoomViews } from '../../features/saved-views/room-views.tsx';
import type { CountProps } from '../../features/saved-views/room-views.tsx';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { filtersIn, useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { outletIn, useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { EventTable } from './event-table.tsx';

const times = [
  { value: 'coming', label: 'To come' },
  { value: 'low', label: 'Nearly sold out' },
  { value: 'past', label: 'Over' },
  { value: 'all', label: 'At any time' },
];
const begin = { words: '', when: 'coming' };

const questionOf = ({ words, when }: typeof begin) => ({
  words: words.trim() || undefined,
  when: isOneOf(['coming', 'past'] as const, when) ? when : undefined,
  stock: when === 'low' ? ('low' as const) : undefined,
});

function useEventFilters() {
  const { filters, set, clear, active } = useAddressFilters(begin);
  const words = {
    words: `Words: ${filters.words}`,
    when: times.find(({ value }) => value === filters.when)?.label ?? filters.when,
  };
  const chips = active.map((name) => ({
    key: name,
    label: words[name],
    onRemove: () => set({ [name]: begin[name] }),
  }));
  return { filters, set, clear, chips, question: questionOf(filters) };
}

/** What do we sell, and how does it go? */
export function EventList() {
  const { outletId, within } = useOutletScope();
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
      <RoomViews
        room="events"
        value={filters.words ? 'found' : filters.when}
        views={times.map(({ value, label }) => ({
          value,
          link: <Link to={within(value === begin.when ? '/events' : `/events?when=${value}`)}>{label}</Link>,
          count: (
            <ListCount call={listEvents} input={{ ...questionOf({ words: '', when: value }), outletId }} />
          ),
        }))}
        Count={KeptCount}
      />
      <FilterBar
        search={{
          label: 'Name, artist, venue, city',
          value: filters.words,
          onChange: (words) => set({ words }),
        }}
        chips={chips}
        onClear={clear}
      />
      <EventTable table={table} chips={chips} />
    </>
  );
}

const KeptCount = ({ kept }: CountProps) => (
  <ListCount call={listEvents} input={{ ...questionOf(filtersIn(kept, begin)), outletId: outletIn(kept) }} />
);
