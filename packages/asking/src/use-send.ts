import type { Call } from '@stagedoor/contract/call';
import { useMutation } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';
import { useClient } from './asking-context.ts';

interface SendOptions {
  /** Whatever must be done before the work counts as done. */
  onSuccess?: () => Promise<unknown>;
  /** Whether it is made again after it has failed so many times; only for what changes nothing. */
  retry?: (times: number, error: Error) => boolean;
}

/** A call that does something: idle, then loading, then success or error, under the call's name. */
export function useSend<I, O>(call: Call<I, O>, options: SendOptions = {}): UseMutationResult<O, Error, I> {
  const open = useClient();
  return useMutation({
    mutationKey: [call.name],
    mutationFn: async (input: I) => (await open()).client.send(call, input),
    ...options,
  });
}
