import { useEffect, useRef, useState } from 'react';
import { forgotPassword } from '@stagedoor/contract/calls/shop/user';
import { validateForgotPassword } from '@stagedoor/rules/accounts/forgot-password-form';
import { fieldLabels } from '@stagedoor/rules/messages/field-labels';
import { forgotPasswordMessages } from '@stagedoor/rules/messages/forgot-password';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Form } from '@stagedoor/ui/form';
import { Stack } from '@stagedoor/ui/stack';
import { useSend } from '@stagedoor/asking/use-send';
import { FormErrors } from '@stagedoor/forms/form-errors';
import { TextField } from '@stagedoor/forms/text-field';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { SubmitButton } from './submit-button.tsx';
import { OtherFaces } from './other-faces.tsx';
import type { FaceProps } from './sign-in-mode.ts';
import { useEmailCheck } from './use-email-check.ts';
import { useWait } from './use-wait.ts';
import styles from './sign-in.module.css';

export function ForgotPasswordForm({ email, onTurn }: FaceProps) {
  const form = useForm({ email }, validateForgotPassword);
  const { mutateAsync: ask } = useSend(forgotPassword);
  const checkEmail = useEmailCheck();
  const wait = useWait();
  const [sent, setSent] = useState(false);

  const { submit, busy } = useSubmit(form, async () => {
    const typed = form.values.email.trim();
    const problem = await checkEmail(typed);
    if (problem) return form.refuse({ email: problem });
    await ask({ email: typed }).then(
      () => setSent(true),
      (error: unknown) => {
        if (!wait.heed(error)) form.fail(forgotPasswordMessages.failed);
      },
    );
  });

  return (
    <>
      {sent ? (
        <LinkSent />
      ) : (
        <Form onSubmit={submit} busy={busy}>
          <Stack>
            <p className={styles.intro}>{forgotPasswordMessages.intro}</p>
            <FormErrors form={form} />
            <TextField
              form={form}
              name="email"
              label={fieldLabels.email}
              type="email"
              autoComplete="username"
              autoCapitalize="none"
              spellCheck={false}
            />
            <SubmitButton busy={busy} wait={wait}>
              {forgotPasswordMessages.send}
            </SubmitButton>
          </Stack>
        </Form>
      )}
      <OtherFaces>
        <Button look="link" onClick={() => onTurn('signIn', form.values.email)}>
          {forgotPasswordMessages.backToSignIn}
        </Button>
      </OtherFaces>
    </>
  );
}

/** The same words whether or not there is such an account. */
function LinkSent() {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => box.current?.focus(), []);
  return (
    <div ref={box} tabIndex={-1} className={styles.sent}>
      <Alert tone="good" role="status" icon="mail" title={forgotPasswordMessages.success}>
        {forgotPasswordMessages.checkYourEmail}
      </Alert>
    </div>
  );
}
