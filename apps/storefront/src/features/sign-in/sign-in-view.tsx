import type { Session } from '@stagedoor/contract/entities/session';
import { Card } from '@stagedoor/ui/card';
import { Heading } from '@stagedoor/ui/heading';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { SignInForms } from './sign-in-forms.tsx';
import { modeTitles } from './sign-in-mode.ts';
import styles from './sign-in.module.css';
import { useFace } from './use-face.ts';

interface SignInViewProps {
  /** A page of its own, or a stage of the checkout. On top of a page: `SignInDialog`. */
  place: 'page' | 'stage';
  /** Known from the address: filled in, and no account is offered. */
  email?: string | undefined;
  onSignedIn?: ((session: Session) => void) | undefined;
}

export function SignInView({ place, email = '', onSignedIn }: SignInViewProps) {
  const face = useFace(email);
  const title = modeTitles[face.mode];
  usePageTitle(title);
  return (
    <Card className={place === 'page' ? styles.card : undefined}>
      <Heading level={1} look="m" className={styles.title}>
        {title}
      </Heading>
      <SignInForms face={face} canCreate={!email} onSignedIn={onSignedIn} />
    </Card>
  );
}
