import { Fragment, lazy, Suspense, useState } from 'react';
import type { Policy } from '@stagedoor/contract/entities/outlet';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { Checkbox } from '@stagedoor/ui/checkbox';
import type { Form } from '@stagedoor/forms/use-form';
import styles from './sign-in.module.css';

const PolicyDialog = lazy(() => import('../../parts/policy-dialog.tsx'));

interface TermsFieldProps<V extends { termsAccepted: boolean }> {
  form: Form<V>;
  terms: readonly Policy[];
}

/** One checkbox for all that is to be accepted; each text opens in a dialog. */
export function TermsField<V extends { termsAccepted: boolean }>({ form, terms }: TermsFieldProps<V>) {
  const [read, setRead] = useState<Policy>();
  const [open, setOpen] = useState(false);
  if (terms.length === 0) return null;

  function show(policy: Policy) {
    setRead(policy);
    setOpen(true);
  }

  return (
    <>
      <Checkbox
        id={form.idOf('termsAccepted')}
        name="termsAccepted"
        checked={form.values.termsAccepted}
        error={form.errors.termsAccepted}
        aria-required
        onChange={(event) => form.choose({ termsAccepted: event.target.checked } as Partial<V>)}
      >
        {signInMessages.accept}{' '}
        {terms.map((policy, index) => (
          <Fragment key={policy.id}>
            {index > 0 && ` ${signInMessages.and} `}
            <button
              type="button"
              className={styles.policy}
              aria-haspopup="dialog"
              onClick={() => show(policy)}
            >
              {policy.headline}
            </button>
          </Fragment>
        ))}
      </Checkbox>
      {read && (
        <Suspense>
          <PolicyDialog policy={read} open={open} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
