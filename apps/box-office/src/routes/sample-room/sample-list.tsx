import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { FilterChoices } from '@stagedoor/ui/office/filter-menu';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { manyOf, oneText, useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { listSamples } from './sample-calls.ts';
import styles from './sample-list.module.css';
import { SampleTable } from './sample-table.tsx';
import { useSampleExport } from './use-sample-export.tsx';

const states = [
  { value: 'open', label: 'Open' },
  { value: 'done', label: 'Done' },
];

/** What is there, and what is chosen of it? */
export function SampleList() {
  const { outletId } = useOutletScope();
  const { filters, set, clear, active } = useAddressFilters({ words: '', state: '' });
  const table = useKeysetTable(listSamples, { ...filters, outletId }, { by: 'number', down: false });
  const matching = table.answer.data?.matching;
  const exporting = useSampleExport(matching ?? 0);
  const chips: FilterChip[] = active.map((name) => ({
    key: name,
    label: `${name === 'words' ? 'Words' : 'State'}: ${manyOf(filters[name]).join(', ')}`,
    onRemove: () => set({ [name]: '' }),
  }));
  return (
    <>
      <PageHead
        title="Sample room"
        facts="Every helper of a room, over rows that this page makes up"
        actions={<CsvExportButton count={matching} start={exporting.start} />}
      />
      {exporting.progress && <div className={styles.progress}>{exporting.progress}</div>}
      <FilterBar
        search={{ label: 'Number, name', value: filters.words, onChange: (words) => set({ words }) }}
        chips={chips}
        onClear={clear}
      >
        <FilterChoices
          label="State"
          options={states}
          values={manyOf(filters.state)}
          onChange={(chosen) => set({ state: oneText(chosen) })}
        />
      </FilterBar>
      <SampleTable table={table} chips={chips} />
    </>
  );
}
