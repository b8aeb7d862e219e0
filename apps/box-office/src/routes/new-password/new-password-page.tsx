import { useSend } from '@stagedoor/asking/use-send';
import { setStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { passwordMessages } from '@stagedoor/rules/messages/password';
import { staffPasswordProblem } from '@stagedoor/rules/staff/staff-password';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useToasts } from '@stagedoor/ui/toast';
import { Entrance } from '../../features/sign-in/entrance.tsx';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useSessionEngine } from '../../parts/session/use-session.ts';

/** Somebody comes with a link that lets them choose another password, once. */
export function NewPasswordPage({ token, onDone }: { token: string; onDone: () => void }) {
  const engine = useSessionEngine();
  const toasts = useToasts();
  const send = useSend(setStaffPassword);
  const form = useForm({ password: '' }, ({ password }) =>
    fieldErrors({ password: staffPasswordProblem(password) }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await send.mutateAsync({ token, ...form.values });
      toasts.success('Your new password counts', 'Every browser was signed out. Please sign in with it.');
      onDone();
      await engine.refresh();
    } catch (error) {
      showRefusal(form, error);
    }
  });
  return (
    <Entrance
      title="Choose a new password"
      foot={<p>The link works once, for a day. A second step, if you have one, stays as it is.</p>}
    >
      <Form onSubmit={submit} busy={busy}>
        <Stack gap={16}>
          <FormErrors form={form} />
          <PasswordField
            form={form}
            name="password"
            label={fieldLabels.newPassword}
            hint={passwordMessages.staffHelp}
            autoComplete="new-password"
          />
          <Button type="submit" wide busy={busy}>
            Save the password
          </Button>
          <Button look="link" onClick={onDone}>
            I know my password
          </Button>
        </Stack>
      </Form>
    </Entrance>
  );
}
