import { useSearchParams } from 'react-router';
import { countGuests, listGuestRequests } from '@stagedoor/contract/calls/office/guests';
import type { OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { Alert } from '@stagedoor/ui/alert';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { GuestHead } from './guest-head.tsx';
import { GuestLevels } from './guest-levels.tsx';
import { GuestTable } from './guest-table.tsx';
import { GuestViews, requestViews } from './guest-views.tsx';
import { OneGuest } from './one-guest.tsx';
import { useDecideGuests } from './use-decide-guests.ts';
import type { DecideGuests } from './use-decide-guests.ts';

/** Who is coming, and who has not said? */
export function GuestRequests() {
  const { outletId } = useOutletScope();
  const [parameters, setParameters] = useSearchParams();
  const { filters, set, clear } = useAddressFilters({ words: '', state: '' });
  const { value: state } = requestViews.find(({ value }) => value === filters.state) ?? firstOf(requestViews);
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
      <GuestHead facts="Who has asked for places, and what you said" />
      {counts.data && <GuestLevels levels={counts.data.levels} />}
      <GuestViews value={state} />
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
