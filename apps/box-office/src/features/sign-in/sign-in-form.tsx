import { useState } from 'react';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { TextField } from '@stagedoor/forms/text-field';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Checkbox } from '@stagedoor/ui/checkbox';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { CodeField } from './code-field.tsx';
import styles from './sign-in-form.module.css';
import { useSignIn } from './use-sign-in.ts';

interface SignInFormProps {
  /** Who was signed in before: then only the password is asked for. */
  email?: string;
}

export function SignInForm({ email }: SignInFormProps) {
  const { form, submit, busy, secondStep, startOver, waitSeconds } = useSignIn(email);
  return (
    <Form onSubmit={submit} busy={busy}>
      <Stack gap={16}>
        <FormErrors form={form} />
        {secondStep ? <CodeField form={form} /> : <FirstStep form={form} fixedEmail={email !== undefined} />}
        <Button
          type="submit"
          wide
          busy={busy}
          disabledReason={waitSeconds > 0 && <span role="status">Next try in {waitSeconds} s</span>}
        >
          Sign in
        </Button>
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

function FirstStep({ form, fixedEmail }: { form: FormOf; fixedEmail: boolean }) {
  const [helps, setHelps] = useState(false);
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
        <button type="button" className={styles.help} aria-expanded={helps} onClick={() => setHelps(!helps)}>
          I cannot get in
        </button>
      </div>
      {helps && (
        <Alert>
          An owner can send you a link with which you choose another password. If you are the only owner,
          whoever runs the server can print one for you.
        </Alert>
      )}
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
