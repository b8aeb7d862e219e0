import { useState } from 'react';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { TextField } from '@stagedoor/forms/text-field';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { CodeField } from './code-field.tsx';
import { ForgotForm } from './forgot-form.tsx';
import styles from './sign-in-form.module.css';
import { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  /** Who was signed in before: then only the password is asked for. */
  email?: string | undefined;
}

export function SignInForm({ email }: SignInFormProps) {
  const { form, submit, busy, secondStep, usePasskey, passkeyBusy, startOver, waitSeconds } =
    useSignIn(email);
  const [hasForgotten, setHasForgotten] = useState(false);
  if (hasForgotten) return <ForgotForm email={form.values.email} onBack={() => setHasForgotten(false)} />;
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        {secondStep ? (
          <CodeField form={form} />
        ) : (
          <FirstStep form={form} fixedEmail={email !== undefined} onForgotten={() => setHasForgotten(true)} />
        )}
        <Button
          type="submit"
          wide
          busy={busy}
          disabledReason={waitSeconds > 0 && <span role="status">Next try in {waitSeconds} s</span>}
        >
          Sign in
        </Button>
        {usePasskey && (
          <Button look="lined" wide busy={passkeyBusy} onClick={usePasskey}>
            {secondStep ? 'Use a passkey instead' : passkeyMessages.signIn}
          </Button>
        )}
        {secondStep && (
          <Button look="link" onClick={startOver}>
            Start over
          </Button>
        )}
      </Stack>
    </Form>
  );
}

type FormOf = ReturnType<typeof useSignIn>['form'];

interface FirstStepProps {
  form: FormOf;
  fixedEmail: boolean;
  onForgotten: () => void;
}

function FirstStep({ form, fixedEmail, onForgotten }: FirstStepProps) {
  return (
    <>
      <TextField
        form={form}
        name="email"
        label={fieldLabels.email}
        type="email"
        autoComplete="username"
        readOnly={fixedEmail}
      />
      <div className={styles.password}>
        <PasswordField
          form={form}
          name="password"
          label={fieldLabels.password}
          autoComplete="current-password"
        />
        <button type="button" className={styles.help} onClick={onForgotten}>
          I cannot get in
        </button>
      </div>
      {!fixedEmail && (
        <Checkbox
          id={form.idOf('remember')}
          checked={form.values.remember}
          onChange={(event) => form.choose({ remember: event.target.checked })}
        >
          Stay signed in on this computer for 12 hours
        </Checkbox>
      )}
    </>
  );
}
