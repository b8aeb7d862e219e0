import { useEffect, useState } from 'react';
import { connectionMessages } from '@stagedoor/rules/messages/connection';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { ErrorState } from '@stagedoor/ui/error-state';
import { Page } from '@stagedoor/ui/page';
import styles from './screen-failed.module.css';
import { useOnline } from './use-online.ts';

const reload = () => location.reload();

/**
 * A screen broke. A fresh page mends both a bug's leftovers and a chunk that is gone since the last release. One that
 * could not be fetched without a network comes by itself when there is one again.
 */
export function ScreenFailed() {
  const online = useOnline();
  const [missed] = useState(!online);
  useEffect(() => {
    if (missed && online) reload();
  }, [missed, online]);
  return (
    <Page className={styles.place}>
      <ErrorState
        title={missed ? connectionMessages.screenMissed : shellMessages.screenFailed}
        titleLevel={1}
        retryLabel={shellMessages.reload}
        onRetry={reload}
      >
        {missed ? connectionMessages.screenMissedHint : shellMessages.screenFailedHint}
      </ErrorState>
    </Page>
  );
}
