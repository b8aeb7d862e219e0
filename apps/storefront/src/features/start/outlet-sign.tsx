import type { OutputOf } from '@stagedoor/contract/call';
import type { getOutletInfo } from '@stagedoor/contract/calls/shop/outlet';
import { Picture } from '../../parts/picture.tsx';
import styles from './start-screen.module.css';

/** Whose door it is: the outlet's logo, or its name where there is none. */
export function OutletSign({ outlet }: { outlet: OutputOf<typeof getOutletInfo> | undefined }) {
  if (!outlet) return null;
  return (
    <Picture
      src={outlet.logoImageUrl}
      alt={outlet.name}
      shown={480}
      className={styles.logo}
      fallback={<p className={styles.name}>{outlet.name}</p>}
    />
  );
}
