import { Fragment } from 'react';
import type { Policy } from '@stagedoor/contract/entities/outlet';
import { signInMessages } from '@stagedoor/rules/messages/sign-in';
import { PolicyButton } from './policy-button.tsx';
import styles from './policy-names.module.css';

/** Policies within a sentence, each text a press away. */
export function PolicyNames({ policies }: { policies: readonly Policy[] }) {
  return policies.map((policy, index) => (
    <Fragment key={policy.id}>
      {index > 0 && ` ${signInMessages.and} `}
      <PolicyButton policy={policy} className={styles.policy} />
    </Fragment>
  ));
}
