import { logActions } from '@stagedoor/rules/staff/log-actions';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { FilterMenu } from '@stagedoor/ui/office/filter-menu';
import type { useLogFilter } from './use-log-filter.ts';

const whats = Object.entries(logActions).map(([value, label]) => ({ value, label }));
const refusals = [
  { value: '', label: 'Everything' },
  { value: '1', label: 'Refused only' },
];

/** Whoever sees only their own lines has nobody to choose. */
export function LogFilters({ all, log }: { all: boolean; log: ReturnType<typeof useLogFilter> }) {
  const { filters, set, clear, chips, people } = log;
  return (
    <FilterBar chips={chips} onClear={clear}>
      {all && (
        <FilterMenu
          label="Who"
          value={filters.who}
          options={people.map(({ id, name }) => ({ value: String(id), label: name }))}
          onChange={(who) => set({ who })}
        />
      )}
      <FilterMenu label="What" value={filters.what} options={whats} onChange={(what) => set({ what })} />
      <FilterMenu
        label="Refused"
        value={filters.refused}
        options={refusals}
        onChange={(refused) => set({ refused })}
      />
    </FilterBar>
  );
}
