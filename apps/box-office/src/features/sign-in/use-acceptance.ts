import { useState } from 'react';
import { CallError } from '@stagedoor/client/call-error';
import { acceptStaffInvitation } from '@stagedoor/contract/calls/office/staff-session';
import type { getStaffInvitation } from '@stagedoor/contract/calls/office/staff-session';
import type { OutputOf } from '@stagedoor/contract/call';
import { useSend } from '@stagedoor/asking/use-send';
import { useForm } from '@stagedoor/forms/use-form';
import type { Form } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { passwordMessages } from '@stagedoor/rules/messages/password';
import { staffMessages } from '@stagedoor/rules/messages/staff';
import { validateNewStaff } from '@stagedoor/rules/staff/staff-forms';
import { offersPasskey } from '../../parts/passkeys/offers-passkey.ts';
import type { PasskeyAnswer } from '@stagedoor/contract/entities/passkeys';
import { usePasskey } from '../../parts/passkeys/use-passkey.ts';
import { showRefusal } from '../../parts/asking/show-refusal.ts';
import { useSessionEngine } from '../../parts/session/use-session.ts';

export type Invitation = OutputOf<typeof getStaffInvitation>;

interface AcceptanceValues {
  email: string;
  name: string;
  password: string;
  /** Asked for only of somebody who has a second step already. */
  code: string;
}

export interface Acceptance {
  form: Form<AcceptanceValues>;
  submit: () => void;
  busy: boolean;
  secondStep: boolean;
  /** The browser's passkeys, where the account has one. */
  usePasskey: (() => void) | undefined;
  passkeyBusy: boolean;
  /** The password is one that exists. */
  hasAccount: boolean;
}

/** Accepting an invitation: as somebody new, or as somebody who has an account and perhaps a second step. */
export function useAcceptance(token: string, invitation: Invitation, onDone: () => void): Acceptance {
  const engine = useSessionEngine();
  const send = useSend(acceptStaffInvitation);
  const [secondStep, setSecondStep] = useState(false);
  const [hasPasskey, setHasPasskey] = useState(false);
  // The first owner says their address only now: then the server says whether it is one that it knows.
  const [isKnown, setIsKnown] = useState(invitation.hasAccount);
  const asksEmail = invitation.email === undefined;

  const form = useForm({ email: '', name: '', password: '', code: '' }, (values) => {
    const { name, password, code } = values;
    const email = asksEmail ? values.email : undefined;
    if (!isKnown) return validateNewStaff({ name, password, email });
    return fieldErrors({
      password: !password && passwordMessages.required,
      code: secondStep && !code.trim() && staffMessages.codeNeeded,
    });
  });

  async function accept(step: { code?: string; passkey?: PasskeyAnswer }) {
    const { email, name, password } = form.values;
    const given = { ...(asksEmail && { email: email.trim() }), ...(!isKnown && { name }), ...step };
    const session = await send.mutateAsync({ token, password, ...given });
    onDone();
    engine.enter(session);
  }

  function refuse(error: unknown) {
    const refused = error instanceof CallError ? error.code : undefined;
    if (refused === 'STAFF_PASSWORD_WRONG' || refused === 'SECOND_STEP_NEEDED') setIsKnown(true);
    if (refused === 'SECOND_STEP_NEEDED') {
      setSecondStep(true);
      setHasPasskey(offersPasskey(error));
    } else showRefusal(form, error, { STAFF_PASSWORD_WRONG: 'password', SECOND_STEP_WRONG: 'code' });
  }

  const { submit, busy } = useSubmit(form, () =>
    accept(secondStep ? { code: form.values.code.trim() } : {}).catch(refuse),
  );
  const passkey = usePasskey((given) => accept({ passkey: given }), refuse);
  return {
    form,
    submit,
    busy,
    secondStep,
    usePasskey: secondStep && hasPasskey ? passkey.use : undefined,
    passkeyBusy: passkey.busy,
    hasAccount: isKnown,
  };
}
