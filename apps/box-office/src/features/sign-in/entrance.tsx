import type { ReactNode } from 'react';
import { usePageTitle } from '@stagedoor/screens/page-facts';
import { Heading } from '@stagedoor/ui/heading';
import { useSession } from '../../parts/session/use-session.ts';
import door from './door.svg';
import styles from './entrance.module.css';
import { Mark } from './mark.tsx';

interface EntranceProps {
  title: string;
  children: ReactNode;
  /** Below a line: what else one should know. */
  foot?: ReactNode;
}

/** The stage door: what stands before the box office while nobody is in. */
export function Entrance({ title, children, foot }: EntranceProps) {
  const { session } = useSession();
  usePageTitle(`${title} – Box office`);
  return (
    <div className={styles.entrance}>
      <img src={door} alt="" className={styles.picture} />
      <main className={styles.room}>
        <div className={styles.middle}>
          <div className={styles.house}>
            <Mark />
            <div>
              <p className={styles.name}>{session?.title ?? 'Stagedoor'}</p>
              <p className={styles.quiet}>Box office</p>
            </div>
          </div>
          <Heading level={1} look="l" className={styles.title}>
            {title}
          </Heading>
          {children}
          {foot && <div className={styles.foot}>{foot}</div>}
        </div>
        {session && (
          <p className={styles.version}>
            Stagedoor {session.version}
            {session.gateway.isSandbox && ', sandbox gateway'}. Every sign-in is written to the log.
          </p>
        )}
      </main>
    </div>
  );
}
