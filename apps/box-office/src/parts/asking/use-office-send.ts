import { useSend } from '@stagedoor/asking/use-send';
import type { OfficeCall } from '@stagedoor/contract/office-call';
import { useQueryClient } from '@tanstack/react-query';
import type { UseMutationResult } from '@tanstack/react-query';

interface Done<O> {
  onSuccess?: (answer: O) => void;
  onError?: (error: Error) => void;
  onSettled?: () => void;
}

export interface OfficeSend<I, O> extends Omit<UseMutationResult<O, Error, I>, 'mutate'> {
  mutate: (input: I, done?: Done<O>) => void;
}

/**
 * A call that changes something. Whatever the open page shows is asked for again: one change touches many rooms, and
 * often takes away the very button that was pressed. What is said about it is said all the same.
 */
export function useOfficeSend<I, O>(call: OfficeCall<I, O>): OfficeSend<I, O> {
  const queries = useQueryClient();
  const sending = useSend(call, { onSuccess: () => queries.invalidateQueries() });
  const mutate = (input: I, { onSuccess, onError = () => {}, onSettled }: Done<O> = {}) =>
    void sending.mutateAsync(input).then(onSuccess, onError).finally(onSettled);
  return { ...sending, mutate };
}
