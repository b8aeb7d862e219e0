import { useState } from 'react';
import { roleWords } from '@stagedoor/rules/staff/roles';
import { IconButton } from '@stagedoor/ui/icon-button';
import { Menu } from '@stagedoor/ui/office/menu';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import type { OfficeColumn } from '@stagedoor/ui/office/office-table-props';
import { Tag } from '@stagedoor/ui/tag';
import { useStaff } from '../../parts/session/use-staff.ts';
import { OpenedDialog } from './opened-dialog.tsx';
import { PersonAction } from './person-action.tsx';
import type { PersonActionName } from './person-action.tsx';
import { RoleDialog } from './role-dialog.tsx';
import type { StaffMember } from './staff-member.ts';
import { useTimes } from '../../parts/time/use-times.ts';

export function usePeopleColumns(): OfficeColumn<StaffMember>[] {
  const { formatDateTime } = useTimes();
  const { outlets } = useStaff().workplace;
  const where = ({ allOutlets, outletIds }: StaffMember) =>
    allOutlets
      ? 'all'
      : outlets
          .filter(({ id }) => outletIds.includes(id))
          .map(({ name }) => name)
          .join(', ');
  return [
    {
      key: 'who',
      header: 'Who',
      phone: 'title',
      cell: ({ name, email }) => (
        <>
          <strong>{name}</strong>
          <br />
          {email}
        </>
      ),
    },
    { key: 'role', header: 'Role', cell: ({ role }) => roleWords[role].name },
    { key: 'outlets', header: 'Outlets', cell: where },
    {
      key: 'seen',
      header: 'Last here',
      cell: ({ isYou, seenAt }) => (isYou ? 'now, you' : seenAt ? formatDateTime(seenAt) : 'never'),
    },
    {
      key: 'step',
      header: 'Second step',
      cell: ({ hasSecondStep }) => (
        <Tag tone={hasSecondStep ? 'good' : 'attention'}>{hasSecondStep ? 'On' : 'Not yet'}</Tag>
      ),
    },
    { key: 'actions', header: 'Actions', phone: 'corner', cell: (person) => <PersonMenu person={person} /> },
  ];
}

function PersonMenu({ person }: { person: StaffMember }) {
  const [open, setOpen] = useState<PersonActionName | 'role' | 'opened'>();
  const close = () => setOpen(undefined);
  const own = person.isYou ? 'Another owner decides about you' : undefined;
  return (
    <>
      <Menu
        trigger={<IconButton icon={<OfficeIcon name="dots" />} label={`What to do about ${person.name}`} />}
        items={[
          { key: 'role', label: 'Role and outlets…', onChoose: () => setOpen('role'), disabledReason: own },
          { key: 'link', label: 'Send a password link…', onChoose: () => setOpen('password-link') },
          { key: 'opened', label: 'What they opened…', onChoose: () => setOpen('opened') },
          { key: 'sessions', label: 'Sign out everywhere…', onChoose: () => setOpen('end-sessions') },
          {
            key: 'remove',
            label: 'Remove…',
            danger: true,
            onChoose: () => setOpen('remove'),
            disabledReason: own,
          },
        ]}
      />
      {open === 'role' && <RoleDialog person={person} onClose={close} />}
      {open === 'opened' && <OpenedDialog person={person} onClose={close} />}
      {open && open !== 'role' && open !== 'opened' && (
        <PersonAction action={open} person={person} onClose={close} />
      )}
    </>
  );
}
