import type { SellerGatewayTold } from '@stagedoor/contract/calls/office/gateways';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { LinkToCopy } from '../../../parts/copy/link-to-copy.tsx';

const whereTyped: Record<SellerGatewayTold['kind'], string> = {
  stripe:
    'At Stripe: Developers, Webhooks, Add endpoint. Choose the events of payment_intent, refund and charge.dispute.',
  authorizenet:
    'At Authorize.Net: Account, Settings, Webhooks. Choose the events of Payment, with those for fraud review.',
};

export function NoticesPanel({ gateway, address }: { gateway: SellerGatewayTold; address: string }) {
  // Whoever has none yet wants the address before the keys: Stripe gives a signing secret for it.
  const kinds = gateway.isMissing ? (['stripe', 'authorizenet'] as const) : [gateway.kind];
  return (
    <Panel title="Where notices arrive">
      <Stack gap={8}>
        <p>
          The gateway tells there what happens. Nothing depends on it: what it does not tell is looked up,
          only later.
        </p>
        <LinkToCopy label="Address for notices" link={address} />
        {kinds.map((kind) => (
          <p key={kind}>{whereTyped[kind]}</p>
        ))}
      </Stack>
    </Panel>
  );
}
