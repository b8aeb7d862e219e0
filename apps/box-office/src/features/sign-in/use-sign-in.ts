import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { signInWithPasskey } from '@stagedoor/contract/calls/office/passkeys';
import type { PasskeyAnswer } from '@stagedoor/contract/entities/passkeys';
import { signInStaff } from '@stagedoor/contract/calls/office/staff-session';
import { useSend } from '@stagedoor/asking/use-send';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useForm } from '@stagedoor/forms/use-form';
import type { Form } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { offersPasskey } from '../../parts/passkeys/offers-passkey.ts';
import { usePasskey } from '../../parts/passkeys/use-passkey.ts';
import { useSessionEngine } from '../../parts/session/use-session.ts';
import type { SignInValues } from './sign-in-values.ts';
import { validateSignIn } from './sign-in-values.ts';
import { useSlowDown } from './use-slow-down.ts';

interface SignIn {
  form: Form<SignInValues>;
  submit: () => void;
  busy: boolean;
  /** The password was right, and a code is asked for. */
  secondStep: boolean;
  /** The browser's passkeys, where there may be one for this step: alone, or after the password. */
  usePasskey: (() => void) | undefined;
  passkeyBusy: boolean;
  /** Back to e-mail and password. */
  startOver: () => void;
  /** For how many seconds no further try is taken. */
  waitSeconds: number;
}

/** Signing in, in one step or two. What was typed survives every refusal but a wrong code. */
export function useSignIn(email = ''): SignIn {
  const engine = useSessionEngine();
  const send = useSend(signInStaff);
  const enter = useSend(signInWithPasskey);
  const [secondStep, setSecondStep] = useState(false);
  const [hasPasskey, setHasPasskey] = useState(false);
  const { waitSeconds, slowDown } = useSlowDown();
  const begin: SignInValues = { email, password: '', code: '', remember: true };
  const form = useForm(begin, validateSignIn(secondStep));

  const { submit, busy } = useSubmit(form, async () => {
    if (waitSeconds > 0) return;
    const { code, ...values } = form.values;
    try {
      engine.enter(await send.mutateAsync({ ...values, code: secondStep ? code.trim() : undefined }));
    } catch (error) {
      refuse(error);
    }
  });

  const passkey = usePasskey(async (given: PasskeyAnswer) => {
    const { code: _code, ...values } = form.values;
    const { remember } = values;
    const session = await (secondStep
      ? send.mutateAsync({ ...values, passkey: given })
      : enter.mutateAsync({ passkey: given, remember }));
    engine.enter(session);
  }, refuse);

  function refuse(error: unknown) {
    const code = error instanceof CallError ? error.code : undefined;
    if (code === 'SECOND_STEP_NEEDED') {
      setSecondStep(true);
      setHasPasskey(offersPasskey(error));
    } else if (code === 'SECOND_STEP_WRONG') form.refuse({ code: wordsOf(error) });
    else form.fail(wordsOf(error));
    if (error instanceof CallError && error.retryAfterSeconds) slowDown(error.retryAfterSeconds);
  }

  function startOver() {
    setSecondStep(false);
    form.reset({ ...begin, email: form.values.email });
  }

  return {
    form,
    submit,
    busy,
    secondStep,
    usePasskey: secondStep && !hasPasskey ? undefined : passkey.use,
    passkeyBusy: passkey.busy,
    startOver,
    waitSeconds,
  };
}
