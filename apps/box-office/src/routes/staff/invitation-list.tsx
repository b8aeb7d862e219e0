import { withdrawStaffInvitation } from '@stagedoor/contract/calls/office/staff';
import { wordsOf } from '@stagedoor/asking/words-of';
import { roleWords } from '@stagedoor/rules/staff/roles';
import { Button } from '@stagedoor/ui/button';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Panel } from '@stagedoor/ui/office/panel';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import type { WaitingInvitation } from './staff-member.ts';
import { WholeMoment } from '../../parts/time/moment.tsx';

const columnsFor = (withdraw: (id: number) => void): OfficeColumn<WaitingInvitation>[] => [
  { key: 'email', header: 'Who', phone: 'title', cell: ({ email }) => <strong>{email}</strong> },
  { key: 'role', header: 'Role', cell: ({ role }) => roleWords[role].name },
  { key: 'by', header: 'Invited by', cell: ({ invitedBy }) => invitedBy ?? 'the command line' },
  { key: 'ends', header: 'Works until', cell: ({ endsAt }) => <WholeMoment at={endsAt} /> },
  {
    key: 'withdraw',
    header: 'Action',
    cell: ({ id, email }) => (
      <Button
        look="lined"
        size="s"
        aria-label={`Withdraw the invitation of ${email}`}
        onClick={() => withdraw(id)}
      >
        Withdraw
      </Button>
    ),
  },
];

/** Letters that nobody has answered yet. */
export function InvitationList({ invitations }: { invitations: readonly WaitingInvitation[] }) {
  const toasts = useToasts();
  const send = useOfficeSend(withdrawStaffInvitation);
  const withdraw = (id: number) =>
    send.mutate({ id }, { onError: (error) => toasts.error('It was not withdrawn', wordsOf(error)) });
  return (
    <Panel title="Invited" flush>
      <OfficeTable
        caption="Invited"
        rows={invitations}
        rowKey={({ id }) => String(id)}
        columns={columnsFor(withdraw)}
      />
    </Panel>
  );
}
