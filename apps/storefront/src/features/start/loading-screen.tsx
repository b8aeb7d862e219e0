import { shellMessages } from '@stagedoor/rules/messages/shell';
import { Spinner } from '@stagedoor/ui/spinner';
import { StartScreen } from './start-screen.tsx';
import styles from './start-screen.module.css';

export function LoadingScreen() {
  return (
    <StartScreen>
      <h1 className={styles.loading}>
        <Spinner label={shellMessages.loading} />
      </h1>
    </StartScreen>
  );
}
