import { CallError } from '@stagedoor/client/call-error';
import { resetPassword } from '@stagedoor/contract/calls/shop/user';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { labels } from '@stagedoor/rules/messages/labels';
import { resetPasswordMessages } from '@stagedoor/rules/messages/reset-password';
import { validateResetPassword } from '@stagedoor/rules/accounts/reset-password-form';
import { Actions } from '@stagedoor/ui/actions';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useSend } from '@stagedoor/asking/use-send';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { NewPasswordFields } from './new-password-fields.tsx';
import { useHydrated } from '@stagedoor/screens/use-hydrated';
import { useSignIn } from './use-sign-in.ts';

interface ResetPasswordFormProps {
  token: string;
  email?: string;
  onCancel: () => void;
  /** The password is set; false when the customer could not be signed in with it at once. */
  onDone: (signedIn: boolean) => void;
}

export function ResetPasswordForm({ token, email = '', onCancel, onDone }: ResetPasswordFormProps) {
  const form = useForm({ token, email, password: '', passwordConfirmation: '' }, validateResetPassword);
  const { mutateAsync: reset } = useSend(resetPassword);
  const signIn = useSignIn();
  const alive = useHydrated();

  const { submit, busy } = useSubmit(form, async () => {
    const { email: typed, password } = form.values;
    try {
      await reset({ email: typed.trim(), password, token });
    } catch (error) {
      const refused = refusedFields(error, form.values);
      return refused ? form.refuse(refused) : form.fail(reason(error));
    }
    await signIn(typed, password).then(
      () => onDone(true),
      () => onDone(false),
    );
  });

  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack>
        <FormErrors form={form} />
        <TextField
          form={form}
          name="token"
          label={fieldLabels.resetToken}
          hint={resetPasswordMessages.tokenHint}
          autoComplete="off"
          readOnly
        />
        <TextField
          form={form}
          name="email"
          label={fieldLabels.email}
          type="email"
          autoComplete="username"
          autoCapitalize="none"
          spellCheck={false}
        />
        <NewPasswordFields
          form={form}
          label={fieldLabels.newPassword}
          confirmLabel={fieldLabels.confirmNewPassword}
        />
        <Actions>
          <Button look="lined" onClick={onCancel}>
            {labels.cancel}
          </Button>
          <Button type={alive ? 'submit' : 'button'} busy={busy}>
            {resetPasswordMessages.submit}
          </Button>
        </Actions>
      </Stack>
    </Form>
  );
}

/** What the server said, or that it said nothing of use. */
function reason(error: unknown): string {
  const refused = error instanceof CallError && !error.isFault;
  return refused ? error.message : resetPasswordMessages.failed;
}
