import type { ReactNode } from 'react';
import { Page } from '@stagedoor/ui/page';
import styles from './start-screen.module.css';

/** The frame of what stands before the shop: one card in the middle of an empty page. */
export function StartScreen({ children }: { children: ReactNode }) {
  return (
    <main className={styles.screen}>
      <Page narrow className={styles.column}>
        {children}
      </Page>
    </main>
  );
}
