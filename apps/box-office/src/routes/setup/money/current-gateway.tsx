import type { SellerGatewayTold } from '@stagedoor/contract/calls/office/gateways';
import { Alert } from '@stagedoor/ui/alert';
import { FactList } from '@stagedoor/ui/office/fact-list';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { Tag } from '@stagedoor/ui/tag';
import type { Times } from '@stagedoor/rules/time/times-in';
import { useTimes } from '../../../parts/time/use-times.ts';

const keysOf = ({ keptBy, typedAt }: SellerGatewayTold, { formatDate }: Times): string =>
  keptBy === 'server' || !typedAt
    ? 'On the server, with its other settings'
    : `Typed on ${formatDate(typedAt)}`;

export function CurrentGateway({ gateway }: { gateway: SellerGatewayTold }) {
  const times = useTimes();
  const { formatDate } = times;
  const { name, account, mode, since, closed, isMissing } = gateway;
  if (isMissing)
    return (
      <Panel title="Paid through" aside={<Tag tone="attention">No gateway yet</Tag>}>
        <p>
          Nothing can be charged until you have typed the keys of an account at Stripe or Authorize.Net. Free
          tickets, and a test before the opening, need none.
        </p>
      </Panel>
    );
  return (
    <Panel
      title="Paid through"
      tone={closed ? 'critical' : 'plain'}
      aside={mode === 'live' ? <Tag tone="good">Live</Tag> : <Tag tone="attention">Test, no real money</Tag>}
    >
      <Stack gap={16}>
        {closed && (
          <Alert tone="critical" title="Nothing can be charged or given back">
            {closed}
          </Alert>
        )}
        <FactList
          facts={[
            { name: 'Gateway', value: name },
            ...(account ? [{ name: 'Account', value: account }] : []),
            { name: 'Keys', value: keysOf(gateway, times) },
            { name: 'Since', value: since ? formatDate(since) : 'The shop began' },
          ]}
        />
      </Stack>
    </Panel>
  );
}
