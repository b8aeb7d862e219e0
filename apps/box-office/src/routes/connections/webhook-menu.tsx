import { useState } from 'react';
import { wordsOf } from '@stagedoor/asking/words-of';
import {
  removeWebhook,
  resumeWebhook,
  rotateWebhook,
  testWebhook,
} from '@stagedoor/contract/calls/office/webhooks';
import type { Webhook } from '@stagedoor/contract/calls/office/webhooks';
import { Dialog } from '@stagedoor/ui/dialog';
import { IconButton } from '@stagedoor/ui/icon-button';
import { Menu } from '@stagedoor/ui/office/menu';
import { OfficeIcon } from '@stagedoor/ui/office/office-icon';
import { useToasts } from '@stagedoor/ui/toast';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { ConfirmAction } from '../../parts/confirm/confirm-action.tsx';
import { ShownOnce } from './shown-once.tsx';
import { placeOf } from './place-of.ts';

/** What to do about an address. */
export function WebhookMenu({ webhook: { id, url, isPaused } }: { webhook: Webhook }) {
  const toasts = useToasts();
  const test = useOfficeSend(testWebhook);
  const resume = useOfficeSend(resumeWebhook);
  const rotate = useOfficeSend(rotateWebhook);
  const remove = useOfficeSend(removeWebhook);
  const [removing, setRemoving] = useState(false);
  const [secret, setSecret] = useState<string>();
  const place = placeOf(url);
  const onError = (error: Error) => toasts.error('That did not work', wordsOf(error));
  const tested = () => toasts.success('A test message is on its way', 'It stands in the list in a moment.');
  return (
    <>
      <Menu
        trigger={<IconButton icon={<OfficeIcon name="dots" />} label={`What to do about ${place}`} />}
        items={[
          {
            key: 'test',
            label: 'Send a test message',
            onChoose: () => test.mutate({ id }, { onSuccess: tested, onError }),
          },
          ...(isPaused
            ? [{ key: 'resume', label: 'Resume', onChoose: () => resume.mutate({ id }, { onError }) }]
            : []),
          {
            key: 'rotate',
            label: 'New secret',
            onChoose: () => rotate.mutate({ id }, { onSuccess: (made) => setSecret(made.secret), onError }),
          },
          { key: 'remove', label: 'Remove…', danger: true, onChoose: () => setRemoving(true) },
        ]}
      />
      <ConfirmAction
        open={removing}
        title={`Tell ${place} nothing any more?`}
        description="What waits to be sent there is not sent."
        confirmLabel="Remove the address"
        onConfirm={() => remove.mutateAsync({ id })}
        onClose={() => setRemoving(false)}
      />
      <Dialog
        open={secret !== undefined}
        onClose={() => setSecret(undefined)}
        dismissible={false}
        title="The new secret"
      >
        {secret && (
          <ShownOnce label="Secret" secret={secret} onDone={() => setSecret(undefined)}>
            Nobody can show it to you again. For a day both secrets sign what we send.
          </ShownOnce>
        )}
      </Dialog>
    </>
  );
}
