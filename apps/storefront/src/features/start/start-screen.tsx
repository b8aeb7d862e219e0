import type { ReactNode } from 'react';
import { Page } from '@stagedoor/ui/page';
import styles from './start-screen.module.css';

interface StartScreenProps {
  /** Across the whole page, above everything. */
  above?: ReactNode;
  children: ReactNode;
}

/** The frame of what stands before the shop: one card in the middle of an empty page. */
export function StartScreen({ above, children }: StartScreenProps) {
  return (
    <>
      {above}
      <main className={styles.screen}>
        <Page narrow className={styles.column}>
          {children}
        </Page>
      </main>
    </>
  );
}
