import { useState } from 'react';
import { addWebhook } from '@stagedoor/contract/calls/office/webhooks';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { connectionsMessages } from '@stagedoor/rules/messages/connections';
import type { WebhookKind } from '@stagedoor/rules/webhooks/webhook-kinds';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';
import { Choices } from './choices.tsx';
import { KindChoices } from './kind-choices.tsx';
import { ShownOnce } from './shown-once.tsx';

interface AddressValues {
  url: string;
  kinds: readonly WebhookKind[];
}

/** Where to, and of what; then the secret, this once. */
export function AddressDialog({ onClose }: { onClose: () => void }) {
  const [secret, setSecret] = useState<string>();
  return (
    <Dialog
      open
      onClose={onClose}
      dismissible={secret === undefined}
      title={secret ? 'The secret of this address' : 'An address to tell'}
      description={secret ? undefined : 'Each message goes there at once, signed as Standard Webhooks say.'}
    >
      {secret ? (
        <ShownOnce label="Secret" secret={secret} onDone={onClose}>
          Nobody can show it to you again. By it the receiver knows that a message is ours.
        </ShownOnce>
      ) : (
        <AddressForm onAdded={setSecret} />
      )}
    </Dialog>
  );
}

function AddressForm({ onAdded }: { onAdded: (secret: string) => void }) {
  const send = useOfficeSend(addWebhook);
  const begin: AddressValues = { url: '', kinds: [] };
  const form = useForm(begin, ({ url, kinds }) =>
    fieldErrors({
      url: isBlank(url) && connectionsMessages.addressWrong,
      kinds: kinds.length === 0 && connectionsMessages.kindNeeded,
    }),
  );
  const { kinds } = form.values;
  const { submit, busy } = useSubmit(form, async () => {
    try {
      onAdded((await send.mutateAsync({ url: form.values.url.trim(), kinds: [...kinds] })).secret);
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <TextField
          form={form}
          name="url"
          label="Address"
          hint="https://… It must not lead into a private network."
          type="url"
          autoComplete="off"
          maxLength={500}
        />
        <Choices legend="It is told of" id={form.idOf('kinds')} error={form.errors.kinds}>
          <KindChoices chosen={kinds} onChoose={(chosen) => form.choose({ kinds: chosen })} />
        </Choices>
        <Button type="submit" wide busy={busy}>
          Add the address
        </Button>
      </Stack>
    </Form>
  );
}
