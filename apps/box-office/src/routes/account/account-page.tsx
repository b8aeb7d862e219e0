import { PageHead } from '@stagedoor/ui/office/page-head';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Stack } from '@stagedoor/ui/stack';
import { roleWords } from '@stagedoor/rules/staff/roles';
import { useStaff } from '../../parts/session/use-staff.ts';
import { OwnLetters } from './own-letters.tsx';
import { OwnPasskeys } from './own-passkeys.tsx';
import { OwnPassword } from './own-password.tsx';
import { OwnSecondStep } from './own-second-step.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { useTimes } from '../../parts/time/use-times.ts';

/** Is my own account safe, and what do I hear of? */
export default function AccountPage() {
  const { formatDateTime } = useTimes();
  const { staff, workplace } = useStaff();
  return (
    <>
      <PageHead title="Your account" facts={staff.email} />
      <SideColumn
        side={
          <Panel title="You">
            <FactList
              facts={[
                { name: 'Name', value: staff.name },
                { name: 'Role', value: roleWords[workplace.role].name },
                { name: 'Signed in until', value: formatDateTime(staff.endsAt) },
              ]}
            />
          </Panel>
        }
      >
        <Stack gap={16}>
          <OwnSecondStep />
          <OwnPasskeys />
          <OwnSessions />
          <OwnPassword />
          <OwnLetters />
        </Stack>
      </SideColumn>
    </>
  );
}
