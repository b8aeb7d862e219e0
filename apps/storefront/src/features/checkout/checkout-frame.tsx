import type { ReactNode } from 'react';
import type { Crumb } from '@stagedoor/rules/checkout/checkout-path';
import type { Stage } from '@stagedoor/rules/checkout/checkout-stages';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { Page } from '@stagedoor/ui/page';
import { Stepper } from '@stagedoor/ui/stepper';
import { TwoColumns } from '@stagedoor/ui/two-columns';
import { Link } from '@stagedoor/screens/link';
import styles from './checkout-frame.module.css';

interface CheckoutFrameProps {
  crumbs: readonly Crumb[];
  addressOf: (stage: Stage) => string;
  /** What a phone keeps in sight at the top. */
  bar?: ReactNode;
  summary: ReactNode;
  children: ReactNode;
}

/** Around every stage of every checkout: where you are above it, what you hold beside it. */
export function CheckoutFrame({ crumbs, addressOf, bar, summary, children }: CheckoutFrameProps) {
  return (
    <Page className={styles.page}>
      {bar && <div className={styles.bar}>{bar}</div>}
      <Stepper
        label={checkoutMessages.progress}
        steps={crumbs.map(({ stage, label, state, usable }) => ({
          id: stage,
          label,
          state,
          link: usable ? <Link to={addressOf(stage)} /> : undefined,
        }))}
      />
      <TwoColumns sideLabel={checkoutMessages.summaryHeading} side={summary}>
        {children}
      </TwoColumns>
    </Page>
  );
}
