import { Fragment, useState } from 'react';
import type { Policy } from '@stagedoor/contract/entities/outlet';
import { instantCheckoutMessages } from '@stagedoor/rules/messages/instant-checkout';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { policiesToAccept } from '@stagedoor/rules/policies';
import { Button } from '@stagedoor/ui/button';
import { lazyPart } from '../../parts/page/lazy-part.tsx';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './terms.module.css';

const PolicyDialog = lazyPart(() => import('../../parts/policy-dialog.tsx'));

/** What an order is placed under, each text a press away; nothing where the outlet asks for nothing. */
export function Terms() {
  const { policies = [] } = useOutlet();
  const [read, setRead] = useState<Policy>();
  const [open, setOpen] = useState(false);
  const terms = policiesToAccept(policies);
  if (terms.length === 0) return null;

  function show(policy: Policy) {
    setRead(policy);
    setOpen(true);
  }

  return (
    <>
      <p className={styles.terms}>
        {instantCheckoutMessages.agreeTo}{' '}
        {terms.map((policy, index) => (
          <Fragment key={policy.id}>
            {index > 0 && ` ${signInMessages.and} `}
            <Button look="link" className={styles.policy} aria-haspopup="dialog" onClick={() => show(policy)}>
              {policy.headline}
            </Button>
          </Fragment>
        ))}
      </p>
      {read && <PolicyDialog policy={read} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
