import { useSearchParams } from 'react-router';
import { countParcels, listParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { FulfilmentViews } from './fulfilment-views.tsx';
import { OneParcel } from './one-parcel.tsx';
import { ParcelFilterBar } from './parcel-filter-bar.tsx';
import { ParcelHead } from './parcel-head.tsx';
import { ParcelTable } from './parcel-table.tsx';
import { useParcelFilters } from './use-parcel-filters.ts';

/** What must leave, and did it? */
export function ParcelList() {
  const { outletId } = useOutletScope();
  const [parameters, setParameters] = useSearchParams();
  const counts = useOfficeAnswer(countParcels, { outletId }, { keep: true });
  const filters = useParcelFilters(counts.data?.shows ?? []);
  const { view, narrowed, chips } = filters;
  const table = useKeysetTable(listParcels, { ...narrowed, view }, { by: 'placed', down: view === 'sent' });
  const opened = table.rows?.find(({ number }) => number === parameters.get('row'));
  const open = (number: string) =>
    setParameters((former) => {
      const next = new URLSearchParams(former);
      next.set('row', number);
      return next;
    });
  const list = <ParcelTable table={table} chips={chips} view={view} opened={opened?.number} open={open} />;
  return (
    <Stack gap={16}>
      <ParcelHead view={view} matching={table.answer.data?.matching} narrowed={narrowed} />
      <FulfilmentViews value={view === 'sent' ? 'sent' : ''} />
      <ParcelFilterBar filters={filters} counts={counts.data} />
      {opened ? (
        <SideColumn side={<OneParcel key={opened.number} parcel={opened} />}>{list}</SideColumn>
      ) : (
        list
      )}
    </Stack>
  );
}
