import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Stack } from '@stagedoor/ui/stack';
import styles from './recovery-codes.module.css';

/** Shown this once. */
export function RecoveryCodes({ codes, onDone }: { codes: readonly string[]; onDone: () => void }) {
  return (
    <Stack gap={16}>
      <Alert tone="warning" title="Write these codes down now">
        Each lets you in once, without the app. Nobody can show them to you again.
      </Alert>
      <ul aria-label="Recovery codes" className={styles.codes}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <Button wide onClick={onDone}>
        I have written them down
      </Button>
    </Stack>
  );
}
