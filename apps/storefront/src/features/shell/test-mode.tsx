import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import { useOutlet } from '../../parts/shop/outlet.ts';
import styles from './test-mode.module.css';

/** SETUP-08: above every page of a shop that is tried out, also on paper. */
export function TestMode() {
  const { isTest } = useOutlet();
  if (!isTest) return null;
  return (
    <header aria-label="About this shop" className={styles.test}>
      {testModeMessages.page}
    </header>
  );
}
