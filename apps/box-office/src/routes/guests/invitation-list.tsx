import { locale } from '@stagedoor/rules/language/locale';
import type { OutputOf } from '@stagedoor/contract/call';
import {
  countInvitations,
  exportInvitations,
  listInvitations,
} from '@stagedoor/contract/calls/office/invitations';
import { invitationStandings } from '@stagedoor/rules/guests/invitation-standing';
import { invitationStandingWords } from '@stagedoor/rules/messages/invitation-office';
import { FilterBar } from '@stagedoor/ui/office/filter-bar';
import { FilterMenu } from '@stagedoor/ui/office/filter-menu';
import { Stack } from '@stagedoor/ui/stack';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { CsvExportButton } from '../../parts/export/csv-export-button.tsx';
import { useKeysetTable } from '../../parts/table/use-keyset-table.ts';
import { GuestHead } from './guest-head.tsx';
import { GuestViews } from './guest-views.tsx';
import { InvitationTable } from './invitation-table.tsx';

type Standings = OutputOf<typeof countInvitations>['standings'];

/** `12 invited: 3 opened, no answer; 2 have come` */
function glanceOf(standings: Standings): string {
  const inOrder = invitationStandings.flatMap(
    (each) => standings.find(({ standing }) => standing === each) ?? [],
  );
  const invited = inOrder.reduce((sum, { invitations }) => sum + invitations, 0);
  const parts = inOrder.map(
    ({ standing, invitations }) =>
      `${invitations.toLocaleString(locale())} ${invitationStandingWords[standing].toLowerCase()}`,
  );
  return [`${invited.toLocaleString(locale())} invited`, ...parts].join(' · ');
}

/** Who is invited, and who has not said? */
export function InvitationList() {
  const { outletId } = useOutletScope();
  const { filters, set, clear } = useAddressFilters({ words: '', standing: '' });
  const standing = invitationStandings.find((each) => each === filters.standing);
  const words = filters.words.trim() || undefined;
  const question = { outletId, words, standing };
  const table = useKeysetTable(listInvitations, question, { by: 'made', down: true });
  const counts = useOfficeAnswer(countInvitations, { outletId }, { keep: true });
  const write = useOfficeSend(exportInvitations);
  const chips = [
    ...(words ? [{ key: 'words', label: `Guest: ${words}`, onRemove: () => set({ words: '' }) }] : []),
    ...(standing
      ? [{ key: 'standing', label: invitationStandingWords[standing], onRemove: () => set({ standing: '' }) }]
      : []),
  ];
  return (
    <Stack gap={16}>
      <GuestHead
        facts={counts.data ? glanceOf(counts.data.standings) : 'Who is invited, and who has not said'}
      >
        <CsvExportButton count={table.answer.data?.matching} start={() => write.mutateAsync(question)} />
      </GuestHead>
      <GuestViews value="invitations" />
      <FilterBar
        search={{
          label: 'Name, e-mail',
          value: filters.words,
          onChange: (typed) => set({ words: typed }),
        }}
        chips={chips}
        onClear={clear}
      >
        <FilterMenu
          label="State"
          value={filters.standing}
          options={[
            { value: '', label: 'Every state' },
            ...invitationStandings.map((each) => ({ value: each, label: invitationStandingWords[each] })),
          ]}
          onChange={(chosen) => set({ standing: chosen })}
        />
      </FilterBar>
      <InvitationTable table={table} chips={chips} />
    </Stack>
  );
}
