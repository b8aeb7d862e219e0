import { renamePasskey } from '@stagedoor/contract/calls/office/passkeys';
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
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

interface RenamePasskeyProps {
  passkey: { id: string; name: string };
  onDone: () => void;
}

export function RenamePasskey({ passkey, onDone }: RenamePasskeyProps) {
  const send = useOfficeSend(renamePasskey);
  const form = useForm({ name: passkey.name }, ({ name }) =>
    fieldErrors({ name: isBlank(name) && passkeyMessages.nameNeeded }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await send.mutateAsync({ id: passkey.id, name: form.values.name.trim() });
      onDone();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <TextField form={form} name="name" label={passkeyMessages.name} autoComplete="off" maxLength={60} />
        <Button type="submit" wide busy={busy}>
          Save
        </Button>
      </Stack>
    </Form>
  );
}
