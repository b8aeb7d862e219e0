import { useState } from 'react';
import { Button } from '@stagedoor/ui/button';
import { Icon } from '@stagedoor/ui/icon';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { useMayDo } from '../../parts/session/use-staff.ts';
import { InviteDialog } from './invite-dialog.tsx';
import { LogPanel } from './log-panel.tsx';
import { PeoplePanel } from './people-panel.tsx';

/** Who may do what, and who did what? */
export default function StaffPage() {
  const manages = useMayDo('staff.manage');
  const [inviting, setInviting] = useState(false);
  return (
    <>
      <PageHead
        title={manages ? 'Staff and log' : 'Your own log'}
        actions={
          manages && (
            <Button icon={<Icon name="plus" />} onClick={() => setInviting(true)}>
              Invite somebody
            </Button>
          )
        }
      />
      <Stack gap={16}>
        {manages && <PeoplePanel />}
        <LogPanel all={manages} />
      </Stack>
      {inviting && <InviteDialog onClose={() => setInviting(false)} />}
    </>
  );
}
