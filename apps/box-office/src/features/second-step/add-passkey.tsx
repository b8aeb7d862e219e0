import { useState } from 'react';
import { addPasskey, beginPasskey } from '@stagedoor/contract/calls/office/passkeys';
import { useSend } from '@stagedoor/asking/use-send';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { makePasskey } from '@stagedoor/asking/ask-passkey';
import { RecoveryCodes } from './recovery-codes.tsx';

/** A name, the browser's own dialog, and with the first second step the codes for the day on which it is lost. */
export function AddPasskey({ onDone }: { onDone: () => void }) {
  const begin = useSend(beginPasskey);
  const add = useSend(addPasskey);
  const [codes, setCodes] = useState<readonly string[]>();
  const form = useForm({ name: '' }, ({ name }) =>
    fieldErrors({ name: isBlank(name) && passkeyMessages.nameNeeded }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      const passkey = await makePasskey(await begin.mutateAsync({}), 'Stagedoor box office');
      const added = await add.mutateAsync({ name: form.values.name.trim(), passkey });
      if (added.codes) setCodes(added.codes);
      else onDone();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  if (codes) return <RecoveryCodes codes={codes} onDone={onDone} />;
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <p>
          Your browser asks for your finger, your face or your device’s number, and keeps a key that works for
          this box office alone. Nothing of it can be typed in on a false page.
        </p>
        <FormErrors form={form} />
        <TextField
          form={form}
          name="name"
          label={passkeyMessages.name}
          hint="Such as Laptop, or Key on the ring."
          autoComplete="off"
          maxLength={60}
        />
        <Button type="submit" wide busy={busy}>
          {passkeyMessages.make}
        </Button>
      </Stack>
    </Form>
  );
}
