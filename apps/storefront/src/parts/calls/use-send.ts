import type { Call } from '@stagedoor/contract/call';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useCalls } from './calls.ts';

/** A call that does something: idle, then loading, then success or error, under the call's name. */
export function useSend<I, O>(call: Call<I, O>): UseMutationResult<O, Error, I> {
  const calls = useCalls();
  return useMutation({
    mutationKey: [call.name],
    mutationFn: async (input: I) => (await calls()).client.send(call, input),
  });
}
