import { Page } from '@stagedoor/ui/page';
import { Skeleton } from '@stagedoor/ui/skeleton';
import styles from './fan-checkout.module.css';

/** The place of a request that is on its way. */
export function Waiting() {
  return (
    <Page className={styles.page}>
      <Skeleton shape="card" count={2} keeps="window" />
    </Page>
  );
}
