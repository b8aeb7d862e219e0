import { Route } from 'react-router';
import { listKeys } from '@stagedoor/contract/calls/office/keys';
import { listWebhooks } from '@stagedoor/contract/calls/office/webhooks';
import { counted } from '@stagedoor/rules/writing/counted';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { PageHead } from '@stagedoor/ui/office/page-head';
import { Stack } from '@stagedoor/ui/stack';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { RoomPages } from '../../parts/room/room-pages.tsx';
import { KeysPanel } from './keys-panel.tsx';
import { WebhooksPanel } from './webhooks-panel.tsx';

/** Which programs read from us, and do they hear us? */
export default function ConnectionsPage() {
  return (
    <RoomPages>
      <Route path="/connections" element={<Connections />} />
    </RoomPages>
  );
}

function Connections() {
  const keys = useOfficeAnswer(listKeys, {});
  const webhooks = useOfficeAnswer(listWebhooks, {});
  const failed = webhooks.data?.addresses.reduce((sum, each) => sum + each.failed, 0) ?? 0;
  const facts = [
    keys.data && counted(keys.data.keys.length, 'key'),
    webhooks.data && counted(webhooks.data.addresses.length, 'address', 'addresses'),
    failed > 0 && `${counted(failed, 'delivery', 'deliveries')} not taken`,
  ].filter(Boolean);
  return (
    <>
      <PageHead
        title="Connections"
        facts={`Programs that read from us or hear from us. ${facts.join(', ')}${facts.length > 0 ? '.' : ''}`}
        actions={
          <ButtonLink look="lined" href="/office.v1/docs">
            How to read and listen
          </ButtonLink>
        }
      />
      <Stack gap={16}>
        <KeysPanel answer={keys} />
        <WebhooksPanel answer={webhooks} />
      </Stack>
    </>
  );
}
