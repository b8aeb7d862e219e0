import { makePasskey } from '@stagedoor/asking/ask-passkey';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { useSend } from '@stagedoor/asking/use-send';
import { addCustomerPasskey, beginCustomerPasskey } from '@stagedoor/contract/calls/shop/passkeys';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { PASSKEY_NAME } from '@stagedoor/rules/accounts/passkey-limits';
import { fieldErrors, isBlank } from '@stagedoor/rules/forms/field-errors';
import { accountMessages } from '@stagedoor/rules/messages/account';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useOutlet } from '../../parts/shop/outlet.ts';
import { useForgetPasskeys } from './use-forget-passkeys.ts';

/** A name and the password, then the browser's own dialog. */
export function AddPasskey({ email, onClose }: { email: string; onClose: () => void }) {
  const { name: shop } = useOutlet();
  const { mutateAsync: begin } = useSend(beginCustomerPasskey);
  const { mutateAsync: add } = useSend(addCustomerPasskey);
  const forget = useForgetPasskeys();
  const toasts = useToasts();
  const form = useForm({ name: '', currentPassword: '' }, ({ name, currentPassword }) =>
    fieldErrors({
      name: isBlank(name) && passkeyMessages.nameNeeded,
      currentPassword: !currentPassword && accountMessages.currentPasswordRequired,
    }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    const { name, currentPassword } = form.values;
    try {
      const passkey = await makePasskey(await begin({ currentPassword }), shop);
      await add({ name: name.trim(), passkey });
    } catch (error) {
      const refused = refusedFields(error, form.values);
      return refused ? form.refuse(refused) : form.fail(messageOf(error));
    }
    forget();
    toasts.success(passkeyMessages.added);
    onClose();
  });
  return (
    <Dialog open onClose={onClose} title={passkeyMessages.adding} size="s">
      <Form onSubmit={submit} busy={busy}>
        <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
        <Stack>
          <p>{passkeyMessages.addingHint}</p>
          <FormErrors form={form} />
          <TextField
            form={form}
            name="name"
            label={passkeyMessages.name}
            hint={passkeyMessages.nameHint}
            autoComplete="off"
            maxLength={PASSKEY_NAME}
          />
          <PasswordField
            form={form}
            name="currentPassword"
            label={fieldLabels.currentPassword}
            autoComplete="current-password"
          />
          <Button type="submit" wide busy={busy}>
            {passkeyMessages.make}
          </Button>
        </Stack>
      </Form>
    </Dialog>
  );
}
