import { CallError } from '@stagedoor/client/call-error';
import { confirmStaffPassword } from '@stagedoor/contract/calls/office/staff-session';
import { wordsOf } from '@stagedoor/asking/words-of';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/field-errors';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { useNow } from '@stagedoor/screens/clock';
import { isPasswordFresh } from '../session/fresh-password.ts';
import { useSessionEngine } from '../session/use-session.ts';
import { useStaff } from '../session/use-staff.ts';

/** What must be given before it is done, and what is done then. */
export interface ConfirmNeeds {
  /** The number, or the e-mail, that must be typed in; for what touches many or cannot be undone. */
  typed?: { label: string; expected: string };
  /** Asks for a reason of five characters at least, shown in timeline and log. */
  reason?: boolean;
  /** Asks for the password if it is older than ten minutes. */
  irreversible?: boolean;
  onConfirm: (answers: { reason: string | undefined }) => Promise<unknown>;
  onClose: () => void;
}

export function useConfirmForm({ typed, reason, irreversible, onConfirm, onClose }: ConfirmNeeds) {
  const { staff } = useStaff();
  const engine = useSessionEngine();
  const now = useNow();
  const asksPassword = Boolean(irreversible) && !isPasswordFresh(staff, now);
  const form = useForm({ typed: '', reason: '', password: '' }, (values) =>
    fieldErrors({
      typed: typed && values.typed.trim() !== typed.expected && `Please type ${typed.expected}`,
      reason: reason && reasonProblem(values.reason),
      password: asksPassword && !values.password && signInMessages.passwordRequired,
    }),
  );

  const { submit, busy } = useSubmit(form, async () => {
    try {
      if (asksPassword) {
        const { password } = form.values;
        engine.enter(await engine.client.send(confirmStaffPassword, { password }));
      }
      await onConfirm({ reason: reason ? form.values.reason.trim() : undefined });
      onClose();
    } catch (error) {
      const wrong = error instanceof CallError && error.code === 'STAFF_PASSWORD_WRONG';
      if (wrong) form.refuse({ password: wordsOf(error) });
      else form.fail(wordsOf(error));
    }
  });
  return { form, submit, busy, asksPassword };
}
