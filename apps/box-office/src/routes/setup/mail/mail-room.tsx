import { Link } from 'react-router';
import { getMailServer } from '@stagedoor/contract/calls/office/mail-server';
import type { MailServerTold } from '@stagedoor/contract/calls/office/mail-server';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { CurrentMailServer } from './current-mail-server.tsx';
import { SenderRecords } from './sender-records.tsx';
import { TypeMailServer } from './type-mail-server.tsx';

const factsOf = ({ keptBy, sender, host }: MailServerTold): string =>
  keptBy === 'nobody' ? 'Letters are written and reach nobody.' : `Letters come from ${sender} by ${host}.`;

/** Do letters arrive, and does anybody believe who they are from? */
export function MailRoom() {
  const answer = useOfficeAnswer(getMailServer, {});
  const mayChange = useMayDo('setup.change');
  const { data } = answer;
  const home = (
    <Link key="setup" to="/setup">
      Set-up
    </Link>
  );
  return (
    <>
      <PageHead within={[home]} title="Mail" facts={data && factsOf(data)} />
      <Answered answer={answer} what="The mail server">
        {(told) => (
          <SideColumn side={<SenderRecords told={told} onLookAgain={() => void answer.refetch()} />}>
            <Stack gap={16}>
              <CurrentMailServer told={told} />
              {mayChange && <TypeMailServer key={String(told.typedAt)} told={told} />}
            </Stack>
          </SideColumn>
        )}
      </Answered>
    </>
  );
}
