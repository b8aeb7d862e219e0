import { useState } from 'react';
import { footerPolicies } from '@stagedoor/rules/shops/policies';
import { lazyPart } from '@stagedoor/screens/lazy-part';
import { useOutlet } from '../../parts/shop/outlet.ts';

const PolicyDialog = lazyPart(() => import('../../parts/policy-dialog.tsx'));

/** The footer's policies, each in a dialog of its own. */
export function PolicyLinks({ className }: { className: string | undefined }) {
  const { policies = [] } = useOutlet();
  const [chosen, setChosen] = useState<(typeof policies)[number]>();
  const [open, setOpen] = useState(false);
  return (
    <>
      {footerPolicies(policies).map((policy) => (
        <li key={policy.id}>
          <button
            type="button"
            className={className}
            aria-haspopup="dialog"
            onClick={() => {
              setChosen(policy);
              setOpen(true);
            }}
          >
            {policy.headline}
          </button>
        </li>
      ))}
      {chosen && <PolicyDialog policy={chosen} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
