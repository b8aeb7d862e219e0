import type { ReactNode } from 'react';
import { checkoutMessages } from '@stagedoor/rules/messages/checkout';
import { Actions } from '@stagedoor/ui/actions';
import { Alert } from '@stagedoor/ui/alert';
import { ButtonLink } from '@stagedoor/ui/button-link';
import { Card } from '@stagedoor/ui/card';
import { Stack } from '@stagedoor/ui/stack';
import { Link } from '@stagedoor/screens/link';
import { usePageTitle } from '@stagedoor/screens/page-facts';

interface StageCardProps {
  heading: string;
  hint?: ReactNode | undefined;
  /** What the server had against the last try. */
  problem?: string | undefined;
  /** The address of the stage before, where it can be reopened. */
  back?: string | undefined;
  /** The way on. */
  action?: ReactNode | undefined;
  children?: ReactNode | undefined;
}

/** One stage: its heading, what it asks, the way back and the way on. */
export function StageCard({ heading, hint, problem, back, action, children }: StageCardProps) {
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
              <ButtonLink look="lined" render={<Link to={back} />}>
                {checkoutMessages.back}
              </ButtonLink>
            )}
            {action}
          </Actions>
        )}
      </Stack>
    </Card>
  );
}
