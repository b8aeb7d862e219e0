import { useState } from 'react';
import { answerWithPasskey } from '@stagedoor/asking/ask-passkey';
import { useSend } from '@stagedoor/asking/use-send';
import { askCustomerPasskey, loginWithPasskey } from '@stagedoor/contract/calls/shop/passkeys';
import type { Session } from '@stagedoor/contract/entities/session';
import type { Form } from '@stagedoor/forms/use-form';
import { termsProblem } from '@stagedoor/rules/accounts/sign-in-form';
import type { SignInForm } from '@stagedoor/rules/accounts/sign-in-form';
import { passkeyMessages } from '@stagedoor/rules/messages/passkeys';
import { messageOf } from '@stagedoor/rules/values/message-of';
import { Button } from '@stagedoor/ui/button';
import { useCalls } from '../../parts/calls/calls.ts';
import { usePasskeysHere } from '../../parts/session/use-passkeys-here.ts';
import type { Wait } from './use-wait.ts';

interface PasskeyButtonProps {
  /** Where the terms are accepted, and where a refusal is shown. */
  form: Form<SignInForm>;
  termsAsked: boolean;
  wait: Wait;
  onSignedIn?: ((session: Session) => void) | undefined;
}

/** One press: a question of the server, the browser's dialog, and the session, here and in the other tabs. */
export function PasskeyButton({ form, termsAsked, wait, onSignedIn }: PasskeyButtonProps) {
  const calls = useCalls();
  const { mutateAsync: ask } = useSend(askCustomerPasskey);
  const { mutateAsync: login } = useSend(loginWithPasskey);
  const [busy, setBusy] = useState(false);
  async function enter() {
    const termsAccepted = termsProblem(form.values.termsAccepted, termsAsked);
    if (termsAccepted) return form.refuse({ termsAccepted });
    setBusy(true);
    try {
      const session = await login({ passkey: await answerWithPasskey(await ask({})) });
      (await calls()).session.adopt(session);
      onSignedIn?.(session);
    } catch (error) {
      if (!wait.heed(error)) form.fail(messageOf(error));
    } finally {
      setBusy(false);
    }
  }
  if (!usePasskeysHere()) return null;
  return (
    <Button look="lined" wide busy={busy} onClick={() => void enter()}>
      {passkeyMessages.signIn}
    </Button>
  );
}
