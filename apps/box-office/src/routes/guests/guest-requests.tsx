import { useSearchParams } from 'react-router';
import { countGuests, listGuestRequests } from '@stagedoor/contract/calls/office/guests';
import type { OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import { Link } from '@stagedoor/screens/link';
import { Alert } from '@stagedoor/ui/alert';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { Stack } from '@stagedoor/ui/stack';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { GuestLevels } from './guest-levels.tsx';
import { GuestTable } from './guest-table.tsx';
import { OneGuest } from './one-guest.tsx';
import { useDecideGuests } from './use-decide-guests.ts';
import type { DecideGuests } from './use-decide-guests.ts';

const views = [
  { value: '', label: 'All' },
  { value: 'pending', label: 'To decide' },
  { value: 'approved', label: 'Approved' },
  { value: 'declined', label: 'Declined' },
];

/** Who is coming, and who has not said? */
export function GuestRequests() {
  const { outletId } = useOutletScope();
  const [parameters, setParameters] = useSearchParams();
  const { filters, set, clear } = useAddressFilters({ words: '', state: '' });
  const { value: state } = views.find(({ value }) => value === filters.state) ?? views[0]!;
  const words = filters.words.trim() || undefined;
  const question = {
    outletId,
    words,
    state: (state || undefined) as OfficeGuestRequest['state'] | undefined,
  };
  const table = useKeysetTable(listGuestRequests, question, { by: 'asked', down: true });
  const counts = useOfficeAnswer(countGuests, { outletId }, { keep: true });
  const decide = useDecideGuests();
  const opened = table.rows?.find(({ uuid }) => uuid === parameters.get('row'));
  const open = (uuid: string) =>
    setParameters((former) => {
      const next = new URLSearchParams(former);
      next.set('row', uuid);
      return next;
    });
  const chips = words ? [{ key: 'words', label: `Guest: ${words}`, onRemove: () => set({ words: '' }) }] : [];
  const list = <GuestTable table={table} chips={chips} opened={opened?.uuid} open={open} decide={decide} />;
  return (
    <Stack gap={16}>
      <PageHead title="Guest list" facts="Who has asked for places, and what you said" />
      {counts.data && <GuestLevels levels={counts.data.levels} />}
      <GuestViews state={state} states={counts.data?.states} />
      <FilterBar
        search={{
          label: 'Number, e-mail, name',
          value: filters.words,
          onChange: (typed) => set({ words: typed }),
        }}
        chips={chips}
        onClear={clear}
      />
      <Troubles decide={decide} />
      {opened ? <SideColumn side={<OneGuest guest={opened} decide={decide} />}>{list}</SideColumn> : list}
    </Stack>
  );
}

function GuestViews({
  state,
  states,
}: {
  state: string;
  states: readonly { state: string; requests: number }[] | undefined;
}) {
  const [parameters] = useSearchParams();
  const countOf = (wanted: string) =>
    states
      ?.filter((each) => !wanted || each.state === wanted)
      .reduce((sum, { requests }) => sum + requests, 0);
  const address = (wanted: string) => {
    const next = new URLSearchParams(parameters);
    for (const name of ['after', 'before', 'state', 'row']) next.delete(name);
    if (wanted) next.set('state', wanted);
    return `/guests?${next}`;
  };
  return (
    <ViewTabs
      label="Views"
      value={state}
      views={views.map(({ value, label }) => ({
        value,
        link: <Link to={address(value)}>{label}</Link>,
        count: countOf(value),
      }))}
    />
  );
}

/** Those that did not work, each with why. */
function Troubles({ decide: { troubles, forget } }: { decide: DecideGuests }) {
  if (troubles.length === 0) return null;
  return (
    <Alert role="status" tone="warning" title={`${troubles.length} need a second look`} onClose={forget}>
      <ul>
        {troubles.map(({ uuid, number, message }) => (
          <li key={uuid}>
            {number}: {message}
          </li>
        ))}
      </ul>
    </Alert>
  );
}
