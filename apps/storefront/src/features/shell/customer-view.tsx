import { shellMessages } from '@stagedoor/rules/messages/shell';
import { Button } from '@stagedoor/ui/button';
import { Page } from '@stagedoor/ui/page';
import { useSession } from '../../parts/session/use-session.ts';
import { useSignOut } from '../../parts/session/use-sign-out.ts';
import styles from './notice-bar.module.css';

/** OFFICE-07: staff who look at the shop as a customer does are told so on every page. */
export function CustomerView() {
  const { session } = useSession();
  const signOut = useSignOut();
  if (!session?.viewOnly) return null;
  const name = [session.firstName, session.lastName].filter(Boolean).join(' ');
  return (
    <Page className={styles.place}>
      <output className={styles.bar}>
        <span className={styles.words}>
          <strong>{name || session.email}</strong>: {shellMessages.viewOnly}
        </span>
        <span className={styles.actions}>
          <Button size="s" onClick={() => void signOut()}>
            {shellMessages.leaveView}
          </Button>
        </span>
      </output>
    </Page>
  );
}
