import { useState } from 'react';
import { needsReload } from '@stagedoor/rules/shops/client-version';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { Button } from '@stagedoor/ui/button';
import { Page } from '@stagedoor/ui/page';
import { useSession } from '../../parts/session/use-session.ts';
import styles from './notice-bar.module.css';

/** Asks to reload once the server expects another version; dismissed until the next full page load. */
export function NewVersion() {
  const { session } = useSession();
  const [dismissed, setDismissed] = useState(false);
  if (dismissed || !needsReload(session?.versions.client)) return null;
  return (
    <Page className={styles.place}>
      <output className={styles.bar}>
        <span className={styles.words}>{shellMessages.newVersion}</span>
        <span className={styles.actions}>
          <Button look="link" size="s" onClick={() => setDismissed(true)}>
            {shellMessages.dismiss}
          </Button>
          <Button size="s" onClick={() => location.reload()}>
            {shellMessages.reload}
          </Button>
        </span>
      </output>
    </Page>
  );
}
