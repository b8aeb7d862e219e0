import { answerKey } from '@stagedoor/contract/bootstrap';
import type { Call } from '@stagedoor/contract/call';
import { useQuery } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCalls } from './calls.ts';

/** The answer to a call: loading, then success or error. What the server wrote into the page is there at once. */
export function useAnswer<I, O>(call: Call<I, O>, input: I): UseQueryResult<O> {
  const calls = useCalls();
  return useQuery({
    queryKey: [answerKey(call, input)],
    queryFn: async () => (await calls()).client.send(call, input),
    meta: { access: call.access },
  });
}
