import { changeOwnPassword } from '@stagedoor/contract/calls/office/own-account';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { passwordMessages } from '@stagedoor/rules/messages/password';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { staffPasswordProblem } from '@stagedoor/rules/staff/staff-password';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Panel } from '@stagedoor/ui/office/panel';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useOfficeSend } from '../../parts/asking/use-office-send.ts';

const nothing = { currentPassword: '', newPassword: '' };

/** Another password; every other browser is signed out. */
export function OwnPassword() {
  const send = useOfficeSend(changeOwnPassword);
  const toasts = useToasts();
  const form = useForm(nothing, ({ currentPassword, newPassword }) =>
    fieldErrors({
      currentPassword: !currentPassword && signInMessages.passwordRequired,
      newPassword: staffPasswordProblem(newPassword),
    }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await send.mutateAsync(form.values);
      form.reset(nothing);
      toasts.success('Your new password counts', 'Every other browser was signed out.');
    } catch (error) {
      showRefusal(form, error, { STAFF_PASSWORD_WRONG: 'currentPassword' });
    }
  });
  return (
    <Panel title="Password">
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={12}>
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
            hint={passwordMessages.staffHelp}
            autoComplete="new-password"
          />
          <div>
            <Button type="submit" look="lined" busy={busy}>
              Change the password
            </Button>
          </div>
        </Stack>
      </Form>
    </Panel>
  );
}
