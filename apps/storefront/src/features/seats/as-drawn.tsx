import { use } from 'react';
import type { ReactNode } from 'react';
import { PageFactsContext } from '@stagedoor/screens/page-facts';
import styles from './as-drawn.module.css';

/**
 * What the server drew out of more than it sent along stays as it is, and does nothing, until there is the real thing.
 * A browser that takes the page over does not look into it.
 */
export function AsDrawn({ children }: { children: ReactNode }) {
  const isServer = use(PageFactsContext) !== null;
  return isServer ? (
    <div className={styles.drawn} inert aria-busy="true">
      {children}
    </div>
  ) : (
    <div
      className={styles.drawn}
      inert
      aria-busy="true"
      suppressHydrationWarning
      dangerouslySetInnerHTML={NOTHING_NEW}
    />
  );
}

const NOTHING_NEW = { __html: '' };
