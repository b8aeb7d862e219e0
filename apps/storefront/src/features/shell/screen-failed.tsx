import { shellMessages } from '@stagedoor/rules/messages/shell';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import styles from './screen-failed.module.css';

/** A screen broke. A fresh page mends both a bug's leftovers and a chunk that is gone since the last release. */
export function ScreenFailed() {
  return (
    <Page className={styles.place}>
      <ErrorState
        title={shellMessages.screenFailed}
        titleLevel={1}
        retryLabel={shellMessages.reload}
        onRetry={() => location.reload()}
      >
        {shellMessages.screenFailedHint}
      </ErrorState>
    </Page>
  );
}
