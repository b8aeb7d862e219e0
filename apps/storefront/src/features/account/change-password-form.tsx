import { changePassword } from '@stagedoor/contract/calls/shop/user';
import { validateChangePassword } from '@stagedoor/rules/accounts/change-password-form';
import { accountMessages } from '@stagedoor/rules/messages/account';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { formMessages } from '@stagedoor/rules/messages/forms';
import { passwordMessages } from '@stagedoor/rules/messages/password';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { useSend } from '@stagedoor/asking/use-send';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { messageOf } from '@stagedoor/rules/values/message-of';

const emptyForm = { currentPassword: '', newPassword: '', passwordConfirmation: '' };

export function ChangePasswordForm({ email }: { email: string }) {
  const form = useForm(emptyForm, validateChangePassword);
  const { mutateAsync: change } = useSend(changePassword);
  const toasts = useToasts();

  const { submit, busy } = useSubmit(form, async () => {
    const { currentPassword, newPassword } = form.values;
    try {
      await change({ currentPassword, newPassword });
    } catch (error) {
      const refused = refusedFields(error, form.values);
      return refused ? form.refuse(refused) : form.fail(messageOf(error));
    }
    form.reset(emptyForm);
    toasts.success(accountMessages.passwordUpdated);
  });

  return (
    <Form onSubmit={submit} busy={busy}>
      {/* Password managers look for it to know whose password this is. */}
      <input type="email" name="username" autoComplete="username" value={email} readOnly hidden />
      <Stack>
        <FormErrors form={form} />
        <PasswordField
          form={form}
          name="currentPassword"
          label={fieldLabels.currentPassword}
          autoComplete="current-password"
        />
        <PasswordField
          form={form}
          name="newPassword"
          label={fieldLabels.newPassword}
          hint={passwordMessages.help}
          autoComplete="new-password"
        />
        <PasswordField
          form={form}
          name="passwordConfirmation"
          label={fieldLabels.confirmPassword}
          autoComplete="new-password"
        />
        <Actions spread="start">
          <Button type="submit" busy={busy}>
            {formMessages.save}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}
