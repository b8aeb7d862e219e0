import { Link } from 'react-router';
import type { OutputOf } from '@stagedoor/contract/call';
import { getGateways } from '@stagedoor/contract/calls/office/gateways';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { SideColumn } from '@stagedoor/ui/office/side-column';
import { Stack } from '@stagedoor/ui/stack';
import { Answered } from '../../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';
import { useMayDo } from '../../../parts/session/use-staff.ts';
import { ChangeGateway } from './change-gateway.tsx';
import { CurrentGateway } from './current-gateway.tsx';
import { FormerGateways } from './former-gateways.tsx';
import { NoticesPanel } from './notices-panel.tsx';
import { TryCard } from './try-card.tsx';

const paidThrough = ({ currency, current }: OutputOf<typeof getGateways>): string =>
  current.isMissing
    ? `Paid in ${currency}, through nobody yet.`
    : `Paid in ${currency} through ${current.name}.`;

/** Through whom is this seller paid, and what if it shall be somebody else? */
export function MoneyRoom() {
  const answer = useOfficeAnswer(getGateways, {});
  const mayChange = useMayDo('setup.change');
  const { data } = answer;
  const home = (
    <Link key="setup" to="/setup">
      Set-up
    </Link>
  );
  return (
    <>
      <PageHead within={[home]} title="Money" facts={data && paidThrough(data)} />
      <Answered answer={answer} what="The gateway">
        {(told) => (
          <SideColumn
            side={
              <Stack gap={16}>
                <NoticesPanel gateway={told.current} address={told.noticeAddress} />
                <FormerGateways former={told.former} />
              </Stack>
            }
          >
            <Stack gap={16}>
              <CurrentGateway gateway={told.current} />
              {!told.current.closed && <TryCard gateway={told.current.name} mayTry={mayChange} />}
              {mayChange && <ChangeGateway key={String(told.current.since)} told={told} />}
            </Stack>
          </SideColumn>
        )}
      </Answered>
    </>
  );
}
