import type { OfficeCall } from '@stagedoor/contract/office-call';
import { useAnswer } from '@stagedoor/asking/use-answer';
import type { AnswerOptions } from '@stagedoor/asking/use-answer';
import { keepPreviousData } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';

interface OfficeAnswerOptions<O> extends Omit<AnswerOptions<O>, 'placeholderData' | 'initialData'> {
  /** The former rows stay, dimmed, while the next ones are asked for. */
  keep?: boolean | undefined;
}

/** The answer to an office call. Sessions that end, old passwords and a silent server are the frame's business. */
export function useOfficeAnswer<I, O>(
  call: OfficeCall<I, O>,
  input: I,
  { keep, ...options }: OfficeAnswerOptions<O> = {},
): UseQueryResult<O> {
  return useAnswer(call, input, {
    refetchOnMount: 'always',
    ...options,
    ...(keep && { placeholderData: keepPreviousData }),
  });
}
