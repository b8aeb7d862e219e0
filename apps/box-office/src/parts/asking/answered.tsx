import type { ReactNode } from 'react';
import type { UseQueryResult } from '@tanstack/react-query';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { AnswerFailed } from './answer-failed.tsx';

interface AnsweredProps<O> {
  answer: UseQueryResult<O>;
  /** `The timeline`, `This list`. */
  what: string;
  /** What still works when it does not load. */
  stillWorks?: string;
  /** Of the final shape. */
  skeleton?: ReactNode;
  children: (data: O) => ReactNode;
}

/**
 * What a room shows for an answer, in all of its states: nothing for a moment, then a skeleton; the answer; an answer
 * that went stale (the frame says since when); or why there is none.
 */
export function Answered<O>({ answer, what, stillWorks, skeleton, children }: AnsweredProps<O>) {
  if (answer.data !== undefined) return children(answer.data);
  if (answer.isError) return <AnswerFailed answer={answer} what={what} stillWorks={stillWorks} />;
  return skeleton ?? <Skeleton shape="text" count={6} />;
}
