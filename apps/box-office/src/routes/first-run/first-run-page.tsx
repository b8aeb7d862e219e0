import { getFirstRun } from '@stagedoor/contract/calls/office/first-run';
import { wordsOf } from '@stagedoor/asking/words-of';
import { Alert } from '@stagedoor/ui/alert';
import { Button } from '@stagedoor/ui/button';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { Stack } from '@stagedoor/ui/stack';
import { Entrance } from '../../features/sign-in/entrance.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { FirstRunForm } from './first-run-form.tsx';

/** Somebody comes with the link that an empty installation printed: who they are, who sells, and where. */
export default function FirstRunPage({ token, onDone }: { token: string; onDone: () => void }) {
  const { data, error } = useOfficeAnswer(getFirstRun, { token });
  if (data) return <FirstRunForm token={token} place={data} onDone={onDone} />;
  return (
    <Entrance title="Your first shop">
      {error ? (
        <Stack gap={16}>
          <Alert tone="critical" role="alert" title={wordsOf(error)} />
          <Button look="lined" onClick={onDone}>
            Sign in instead
          </Button>
        </Stack>
      ) : (
        <Skeleton shape="text" count={4} />
      )}
    </Entrance>
  );
}
