import { useSearchParams } from 'react-router';
import { countParcels, listParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { Link } from '@stagedoor/screens/link';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { Stack } from '@stagedoor/ui/stack';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { OneParcel } from './one-parcel.tsx';
import { ParcelFilterBar } from './parcel-filter-bar.tsx';
import { ParcelHead } from './parcel-head.tsx';
import { ParcelTable } from './parcel-table.tsx';
import { useParcelFilters } from './use-parcel-filters.ts';

const views = [
  { value: '', label: 'To send' },
  { value: 'sent', label: 'Sent' },
];

/** What must leave, and did it? */
export function ParcelList() {
  const { outletId, within } = useOutletScope();
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
      <ViewTabs
        label="Views"
        value={filters.filters.view}
        views={views.map(({ value, label }) => ({
          value,
          link: <Link to={within(value ? `/fulfilment?view=${value}` : '/fulfilment')}>{label}</Link>,
          count: value ? counts.data?.sent : counts.data?.toSend,
        }))}
      />
      <ParcelFilterBar filters={filters} counts={counts.data} />
      {opened ? (
        <SideColumn side={<OneParcel key={opened.number} parcel={opened} />}>{list}</SideColumn>
      ) : (
        list
      )}
    </Stack>
  );
}
