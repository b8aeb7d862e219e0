import { testModeMessages } from '@stagedoor/rules/messages/test-mode';
import styles from './test-banner.module.css';

/** SETUP-08: a shop that is tried out says so, on every page and before its door. */
export const TestBanner = () => (
  <header aria-label="About this shop" className={styles.test}>
    {testModeMessages.page}
  </header>
);
