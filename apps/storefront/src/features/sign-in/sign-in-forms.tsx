import { useEffect, useRef } from 'react';
import { Alert } from '@stagedoor/ui/alert';
import { Stack } from '@stagedoor/ui/stack';
import { CreateAccountForm } from './create-account-form.tsx';
import { ForgotPasswordForm } from './forgot-password-form.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { modeTitles } from './sign-in-mode.ts';
import type { FaceProps } from './sign-in-mode.ts';
import styles from './sign-in.module.css';
import type { Face } from './use-face.ts';

const forms = { signIn: SignInForm, createAccount: CreateAccountForm, forgotPassword: ForgotPasswordForm };

interface SignInFormsProps extends Pick<FaceProps, 'canCreate' | 'onSignedIn'> {
  face: Face;
}

/** The form of the moment. When the view has turned, the focus is at its beginning. */
export function SignInForms({ face, canCreate, onSignedIn }: SignInFormsProps) {
  const { mode, email, notice, turns, turn } = face;
  const group = useRef<HTMLDivElement>(null);
  const FaceForm = forms[mode];

  useEffect(() => {
    if (turns > 0) group.current?.focus();
  }, [turns]);

  return (
    <div ref={group} role="group" aria-label={modeTitles[mode]} tabIndex={-1} className={styles.face}>
      <Stack gap={24}>
        {notice && (
          <Alert tone="warning" role="alert">
            {notice}
          </Alert>
        )}
        <FaceForm email={email} canCreate={canCreate} onTurn={turn} onSignedIn={onSignedIn} />
      </Stack>
    </div>
  );
}
