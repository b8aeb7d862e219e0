import type { ReactNode } from 'react';
import type { WayBack } from '@stagedoor/rules/checkout/checkout-path';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { Actions } from '@stagedoor/ui/actions';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import styles from './stage-card.module.css';

interface StageCardProps {
  heading: string;
  hint?: ReactNode | undefined;
  /** What the server had against the last try. */
  problem?: string | undefined;
  /** The stage before, where it can be reopened. */
  back?: WayBack | undefined;
  /** The way on. */
  action?: ReactNode | undefined;
  /** Beside the way on: what comes next. */
  next?: string | undefined;
  children?: ReactNode | undefined;
}

/** One stage: its heading, what it asks, the way back and the way on. */
export function StageCard(props: StageCardProps) {
  const { heading, hint, problem, back, action, next, children } = props;
  usePageTitle(heading);
  return (
    <Card title={heading} titleLevel={1} subtitle={hint}>
      <Stack gap={24}>
        {problem && (
          <Alert tone="critical" role="alert" title={checkoutMessages.attention}>
            {problem}
          </Alert>
        )}
        {children}
        {(back || action) && (
          <Actions spread={back ? 'between' : 'end'}>
            {back && (
              <ButtonLink look="link" render={<Link to={back.to} />}>
                {back.words}
              </ButtonLink>
            )}
            {next && <p className={styles.next}>{next}</p>}
            {action}
          </Actions>
        )}
      </Stack>
    </Card>
  );
}
