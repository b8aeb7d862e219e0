import { shellMessages } from '@stagedoor/rules/messages/shell';
import { Spinner } from '@stagedoor/ui/spinner';
import styles from './waiting.module.css';

/** Stands where a screen is about to come. */
export function Waiting() {
  return (
    <div className={styles.waiting}>
      <Spinner label={shellMessages.loading} />
    </div>
  );
}
