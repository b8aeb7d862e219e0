import { useEffect, useRef } from 'react';
import { connectionMessages } from '@stagedoor/rules/messages/connection';
import { Icon } from '@stagedoor/ui/icon';
import { Page } from '@stagedoor/ui/page';
import { useToasts } from '@stagedoor/ui/toast';
import styles from './notice-bar.module.css';
import { useOnline } from './use-online.ts';

/** Says that the network is gone, and that it is back. */
export function Offline() {
  const online = useOnline();
  const wasOnline = useRef(online);
  const toasts = useToasts();
  useEffect(() => {
    if (online && !wasOnline.current) toasts.success(connectionMessages.backOnline);
    wasOnline.current = online;
  }, [online, toasts]);
  return (
    <output className={styles.region}>
      {!online && (
        <Page className={styles.place}>
          <span className={styles.bar}>
            <Icon name="alert" />
            <span className={styles.words}>{connectionMessages.offline}</span>
          </span>
        </Page>
      )}
    </output>
  );
}
