import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { useNow } from '@stagedoor/screens/clock';
import { showRefusal } from '../asking/show-refusal.ts';
import { isPasswordFresh } from '../session/fresh-password.ts';
import { passwordProblem, passwordRefusal, useGivePassword } from '../session/password-once-more.tsx';
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
  const give = useGivePassword();
  const now = useNow();
  const asksPassword = Boolean(irreversible) && !isPasswordFresh(staff, now);
  const form = useForm({ typed: '', reason: '', password: '' }, (values) =>
    fieldErrors({
      typed: typed && values.typed.trim() !== typed.expected && `Please type ${typed.expected}`,
      reason: reason && reasonProblem(values.reason),
      password: asksPassword && passwordProblem(values.password),
    }),
  );

  const { submit, busy } = useSubmit(form, async () => {
    try {
      if (asksPassword) await give(form.values.password);
      await onConfirm({ reason: reason ? form.values.reason.trim() : undefined });
      onClose();
    } catch (error) {
      showRefusal(form, error, passwordRefusal);
    }
  });
  return { form, submit, busy, asksPassword };
}
