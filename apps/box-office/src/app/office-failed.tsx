import { shellMessages } from '@stagedoor/rules/messages/shell';
import { ErrorState } from '@stagedoor/ui/error-state';

/** The page broke. A fresh one mends a bug's leftovers, and a chunk that is gone since the last release. */
export function OfficeFailed() {
  return (
    <main>
      <ErrorState
        title={shellMessages.screenFailed}
        titleLevel={1}
        retryLabel={shellMessages.reload}
        onRetry={() => location.reload()}
      >
        What was not saved before is still to be done.
      </ErrorState>
    </main>
  );
}
