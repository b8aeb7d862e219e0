import { FormErrors } from '@stagedoor/forms/form-errors';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { Button } from '@stagedoor/ui/button';
import { Dialog } from '@stagedoor/ui/dialog';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import {
  PasswordOnceMore,
  passwordProblem,
  passwordRefusal,
  useGivePassword,
} from '../../parts/session/password-once-more.tsx';
import { PasskeyInstead } from '../../parts/passkeys/passkey-instead.tsx';
import { useSessionEngine } from '../../parts/session/use-session.ts';

/** What was asked for needs a password that is not older than ten minutes. */
export default function PasswordAgain() {
  const engine = useSessionEngine();
  return (
    <Dialog
      open
      onClose={() => engine.giveUp()}
      title="Please confirm that it is you"
      description="This cannot be undone or touches many people, and you gave your password more than ten minutes ago."
      size="s"
    >
      <PasswordForm />
    </Dialog>
  );
}

function PasswordForm() {
  const give = useGivePassword();
  const form = useForm({ password: '' }, ({ password }) =>
    fieldErrors({ password: passwordProblem(password) }),
  );
  const { submit, busy } = useSubmit(form, async () => {
    try {
      await give(form.values.password);
    } catch (error) {
      showRefusal(form, error, passwordRefusal);
    }
  });
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        <PasswordOnceMore form={form} />
        <Button type="submit" wide busy={busy}>
          Go on
        </Button>
        <PasskeyInstead onRefused={(words) => form.fail(words)} />
      </Stack>
    </Form>
  );
}
