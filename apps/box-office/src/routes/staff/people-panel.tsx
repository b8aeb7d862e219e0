import { listStaff } from '@stagedoor/contract/calls/office/staff';
import { roleWords, staffRoles } from '@stagedoor/rules/staff/roles';
import { OfficeTable } from '@stagedoor/ui/office/office-table';
import { Panel } from '@stagedoor/ui/office/panel';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { AnswerFailed } from '../../parts/asking/answer-failed.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { InvitationList } from './invitation-list.tsx';
import { usePeopleColumns } from './people-columns.tsx';
import styles from './people-panel.module.css';

/** Who may work here. */
export function PeoplePanel() {
  const answer = useOfficeAnswer(listStaff, {});
  const columns = usePeopleColumns();
  const people = answer.data?.people;
  const owners = people?.filter(({ role }) => role === 'owner').length ?? 0;
  return (
    <SideColumn
      side={
        <Panel title="What the roles are for">
          <dl className={styles.roles}>
            {staffRoles.map((role) => (
              <div key={role} className={styles.role}>
                <dt>{roleWords[role].name}</dt>
                <dd>{roleWords[role].purpose}</dd>
              </div>
            ))}
          </dl>
          <p className={styles.quiet}>The last owner cannot be removed.</p>
        </Panel>
      }
    >
      <Stack gap={16}>
        <Panel
          title="Who may work here"
          aside={
            people && `${people.length} people, ${owners} of them ${owners === 1 ? 'an owner' : 'owners'}`
          }
          flush
        >
          <OfficeTable
            caption="Who may work here"
            columns={columns}
            rows={people}
            rowKey={({ id }) => String(id)}
            instead={answer.isError && <AnswerFailed answer={answer} what="This list" />}
          />
        </Panel>
        {answer.data && answer.data.invitations.length > 0 && (
          <InvitationList invitations={answer.data.invitations} />
        )}
      </Stack>
    </SideColumn>
  );
}
