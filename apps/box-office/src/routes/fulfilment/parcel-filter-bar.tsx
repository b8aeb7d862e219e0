import type { OutputOf } from '@stagedoor/contract/call';
import type { countParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { FilterMenu } from '@stagedoor/ui/office/filter-menu';
import type { ParcelFilters } from './use-parcel-filters.ts';

interface ParcelFilterBarProps {
  filters: ParcelFilters;
  counts: OutputOf<typeof countParcels> | undefined;
}

/** By show and by delivery method, each with how many there are. */
export function ParcelFilterBar({ filters: { filters, set, clear, chips }, counts }: ParcelFilterBarProps) {
  const { shows = [], methods = [] } = counts ?? {};
  return (
    <FilterBar chips={chips} onClear={clear}>
      <FilterMenu
        label="Show"
        value={filters.show}
        options={[
          { value: '', label: 'All shows' },
          ...shows.map(({ eventId, name, parcels }) => ({
            value: String(eventId),
            label: `${name}, ${parcels}`,
          })),
        ]}
        onChange={(show) => set({ show })}
      />
      <FilterMenu
        label="Delivery"
        value={filters.method}
        options={[
          { value: '', label: 'Every method' },
          ...methods.map(({ name, parcels }) => ({ value: name, label: `${name}, ${parcels}` })),
        ]}
        onChange={(method) => set({ method })}
      />
    </FilterBar>
  );
}
