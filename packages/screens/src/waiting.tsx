import { shellMessages } from '@stagedoor/rules/messages/shell';
import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import styles from './waiting.module.css';

/** Stands where a screen is about to come: its frame, after a moment, and what stands below stays out of sight. */
export function Waiting() {
  return (
    <Page className={styles.waiting}>
      <Skeleton shape="card" count={3} keeps="window" label={shellMessages.loading} />
    </Page>
  );
}
