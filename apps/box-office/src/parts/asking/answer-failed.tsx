import type { UseQueryResult } from '@tanstack/react-query';
import { CallError } from '@stagedoor/client/call-error';
import { wordsOf } from '@stagedoor/asking/words-of';
import { LoadFailed, NotYourRole } from '@stagedoor/ui/office/room-states';

interface AnswerFailedProps {
  answer: UseQueryResult<unknown>;
  /** `The timeline`, `This list`. */
  what: string;
  stillWorks?: string | undefined;
}

/** Why there is no answer, and a way to try again. */
export function AnswerFailed({ answer, what, stillWorks }: AnswerFailedProps) {
  const { error, isFetching, refetch } = answer;
  if (error instanceof CallError && error.status === 403) {
    return <NotYourRole title={error.message} titleLevel={2} />;
  }
  return (
    <LoadFailed
      what={what}
      why={wordsOf(error)}
      stillWorks={stillWorks}
      busy={isFetching}
      onRetry={() => void refetch()}
    />
  );
}
