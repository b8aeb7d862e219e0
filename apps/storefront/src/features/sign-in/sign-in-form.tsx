import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { labels } from '@stagedoor/rules/messages/labels';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { validateSignIn } from '@stagedoor/rules/accounts/sign-in-form';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { PasswordField } from '@stagedoor/forms/password-field';
import { refusedFields } from '@stagedoor/asking/refused-fields';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { FailedSignIn } from './failed-sign-in.tsx';
import { OtherFaces } from './other-faces.tsx';
import { PasskeyButton } from './passkey-button.tsx';
import type { FaceProps } from './sign-in-mode.ts';
import { SubmitButton } from './submit-button.tsx';
import { TermsField } from './terms-field.tsx';
import { useEmailCheck } from './use-email-check.ts';
import { useSignIn } from './use-sign-in.ts';
import { useTerms } from './use-terms.ts';
import { useWait } from './use-wait.ts';

export function SignInForm({ email, canCreate, onTurn, onSignedIn }: FaceProps) {
  const terms = useTerms();
  const form = useForm({ email, password: '', termsAccepted: false }, (values) =>
    validateSignIn(values, terms.length > 0),
  );
  const [failures, setFailures] = useState(0);
  const checkEmail = useEmailCheck();
  const signIn = useSignIn();
  const wait = useWait();
  const { submit, busy } = useSubmit(form, async () => {
    const { email: typed, password } = form.values;
    const problem = await checkEmail(typed);
    if (problem) return form.refuse({ email: problem });
    await signIn(typed, password).then(onSignedIn, (error: unknown) => tell(error));
  });
  const forgot = () => onTurn('forgotPassword', form.values.email);
  const create = () => onTurn('createAccount', form.values.email);

  function tell(error: unknown) {
    const refused = refusedFields(error, form.values);
    const counted = failedAttempts(error, failures);
    if (counted) setFailures(counted);
    if (wait.heed(error) || counted) return;
    if (refused) form.refuse(refused);
    else throw error;
  }

  return (
    <>
      <Form onSubmit={submit} busy={busy}>
        <Stack>
          <FormErrors form={form} />
          {failures > 0 && <FailedSignIn failures={failures} onForgot={forgot} />}
          <TextField
            form={form}
            name="email"
            label={fieldLabels.email}
            type="email"
            autoComplete="username"
            autoCapitalize="none"
            spellCheck={false}
          />
          <PasswordField
            form={form}
            name="password"
            label={fieldLabels.password}
            autoComplete="current-password"
          />
          <TermsField form={form} terms={terms} />
          <SubmitButton busy={busy} wait={wait}>
            {labels.signIn}
          </SubmitButton>
          <PasskeyButton form={form} termsAsked={terms.length > 0} wait={wait} onSignedIn={onSignedIn} />
        </Stack>
      </Form>
      <OtherWaysIn onForgot={forgot} onCreate={canCreate ? create : undefined} />
    </>
  );
}

function OtherWaysIn({ onForgot, onCreate }: { onForgot: () => void; onCreate?: (() => void) | undefined }) {
  return (
    <OtherFaces>
      <Button look="link" onClick={onForgot}>
        {signInMessages.forgotPassword}
      </Button>
      {onCreate && (
        <Button look="lined" onClick={onCreate}>
          {labels.createAccount}
        </Button>
      )}
    </OtherFaces>
  );
}

/** The server counts; where it does not say, the page counts on. Nothing for failures of another kind. */
function failedAttempts(error: unknown, before: number): number | undefined {
  if (!(error instanceof CallError)) return undefined;
  const { failedAttempts: told } = error.body as { failedAttempts?: unknown };
  if (typeof told === 'number') return told;
  return error.code === 'SIGN_IN_FAILED' ? before + 1 : undefined;
}
