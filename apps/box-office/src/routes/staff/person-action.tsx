import {
  endSessionsOfStaff,
  removeStaff,
  sendStaffPasswordLink,
} from '@stagedoor/contract/calls/office/staff';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import type { StaffMember } from './staff-member.ts';

export type PersonActionName = 'password-link' | 'end-sessions' | 'remove';

interface PersonActionProps {
  action: PersonActionName;
  person: StaffMember;
  onClose: () => void;
}

/** A question that says what the person loses. */
export function PersonAction({ action, person, onClose }: PersonActionProps) {
  const { id, name, email, sessions } = person;
  const toasts = useToasts();
  const link = useOfficeSend(sendStaffPasswordLink);
  const end = useOfficeSend(endSessionsOfStaff);
  const remove = useOfficeSend(removeStaff);
  const browsers = `${sessions} ${sessions === 1 ? 'browser' : 'browsers'}`;
  const asked = {
    'password-link': {
      title: `Send ${name} a password link?`,
      description: `A letter goes to ${email}. The link works once, for a day; the old password works until then.`,
      confirmLabel: 'Send the letter',
      run: () => link.mutateAsync({ id }),
      done: `A letter goes to ${email}`,
    },
    'end-sessions': {
      title: `Sign ${name} out everywhere?`,
      description: `${name} is signed in in ${browsers}. They can sign in again with their password.`,
      confirmLabel: 'Sign out everywhere',
      run: () => end.mutateAsync({ id }),
      done: `${name} is signed out`,
    },
    remove: {
      title: `Remove ${name}?`,
      description:
        'They see nothing any more at their next click, and what they opened ends: door passes, views as a customer, invitations. What they did stays in the log.',
      confirmLabel: `Remove ${name}`,
      run: (reason: string | undefined) => remove.mutateAsync({ id, ...(reason && { reason }) }),
      done: `${name} does not work here any more`,
    },
  }[action];
  return (
    <ConfirmAction
      open
      onClose={onClose}
      title={asked.title}
      description={asked.description}
      confirmLabel={asked.confirmLabel}
      reason={action === 'remove'}
      irreversible={action === 'remove'}
      onConfirm={async ({ reason }) => {
        await asked.run(reason);
        toasts.success(asked.done);
      }}
    />
  );
}
