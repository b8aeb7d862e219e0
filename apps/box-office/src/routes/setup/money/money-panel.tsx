import { Link } from 'react-router';
import { getGateways } from '@stagedoor/contract/calls/office/gateways';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeAnswer } from '../../../parts/asking/use-office-answer.ts';

/** On the first page of the set-up: through whom, in what, and the way to the room. */
export function MoneyPanel() {
  const { data } = useOfficeAnswer(getGateways, {});
  return (
    <Panel title="Money" tone={data?.current.closed && !data.current.isMissing ? 'critical' : 'plain'}>
      <Stack gap={8}>
        <FactList
          facts={[
            { name: 'Paid through', value: data?.current.isMissing ? 'Nobody yet' : data?.current.name },
            { name: 'Paid in', value: data?.currency },
          ]}
        />
        <Link to="/setup/money">Gateway and keys</Link>
      </Stack>
    </Panel>
  );
}
