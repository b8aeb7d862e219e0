import { useSend } from '@stagedoor/asking/use-send';
import type { OfficeCall } from '@stagedoor/contract/office-call';
import { useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';

/** A call that changes something. Whatever the open page shows is asked for again: one change touches many rooms. */
export function useOfficeSend<I, O>(call: OfficeCall<I, O>): UseMutationResult<O, Error, I> {
  const queries = useQueryClient();
  return useSend(call, { onSuccess: () => queries.invalidateQueries() });
}
