import { useState } from 'react';
import { useForm } from '@stagedoor/forms/use-form';
import { useSubmit } from '@stagedoor/forms/use-submit';
import { fieldErrors } from '@stagedoor/rules/forms/field-errors';
import { reasonProblem } from '@stagedoor/rules/staff/stock-holds';
import { useQueryClient } from '@tanstack/react-query';
import { useNow } from '@stagedoor/screens/clock';
import { showRefusal } from '../asking/show-refusal.ts';
import { untilKnown } from '../asking/until-known.ts';
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
  /** Looks up whether it is done, where no answer came. */
  hasHappened?: () => Promise<boolean>;
  onClose: () => void;
}

export function useConfirmForm(needs: ConfirmNeeds) {
  const { typed, reason, irreversible, onConfirm, hasHappened, onClose } = needs;
  const [looks, setLooks] = useState(false);
  const queries = useQueryClient();
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
      const run = () => onConfirm({ reason: reason ? form.values.reason.trim() : undefined });
      if (hasHappened) await untilKnown(run, { hasHappened, onLook: () => setLooks(true) });
      else await run();
      // Whatever became of it, the page behind shows it.
      if (hasHappened) void queries.invalidateQueries();
      onClose();
    } catch (error) {
      showRefusal(form, error, passwordRefusal);
    } finally {
      setLooks(false);
    }
  });
  return { form, submit, busy, looks, asksPassword };
}
