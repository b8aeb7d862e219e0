import { answerKey } from '@stagedoor/contract/bootstrap';
import type { Call } from '@stagedoor/contract/call';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCalls } from './calls.ts';

interface AnswerOptions<O> {
  /** False while there is nothing to ask. */
  enabled?: boolean;
  /** Asked again whenever a screen comes to it, for what changes behind the page's back. */
  refetchOnMount?: 'always';
  /** What is known of it already. */
  initialData?: () => O | undefined;
}

/** The answer to a call: loading, then success or error. What the server wrote into the page is there at once. */
export function useAnswer<I, O>(
  call: Call<I, O>,
  input: I,
  options: AnswerOptions<O> = {},
): UseQueryResult<O> {
  const calls = useCalls();
  return useQuery({
    queryKey: [answerKey(call, input)],
    queryFn: async () => (await calls()).client.send(call, input),
    meta: { access: call.access },
    ...options,
  });
}
