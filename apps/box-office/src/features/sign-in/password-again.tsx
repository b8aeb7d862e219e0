import { CallError } from '@stagedoor/client/call-error';
import { confirmStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/field-errors';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useSessionEngine } from '../../parts/session/use-session.ts';

/** What was asked for needs a password that is not older than ten minutes. */
export default function PasswordAgain() {
  const engine = useSessionEngine();
  return (
    <Dialog
      open
      onClose={() => engine.giveUp()}
      title="Your password, once more"
      description="This cannot be undone or touches many people, and you gave your password more than ten minutes ago."
      size="s"
    >
      <PasswordForm />
    </Dialog>
  );
}

function PasswordForm() {
  const engine = useSessionEngine();
  const send = useSend(confirmStaffPassword);
  const form = useForm({ password: '' }, ({ password }) =>
    fieldErrors({ password: !password && signInMessages.passwordRequired }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      engine.enter(await send.mutateAsync(form.values));
    } catch (error) {
      const wrong = error instanceof CallError && error.code === 'STAFF_PASSWORD_WRONG';
      if (wrong) form.refuse({ password: wordsOf(error) });
      else form.fail(wordsOf(error));
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <PasswordField
          form={form}
          name="password"
          label={fieldLabels.password}
          autoComplete="current-password"
        />
        <Button type="submit" wide busy={busy}>
          Go on
        </Button>
      </Stack>
    </Form>
  );
}
