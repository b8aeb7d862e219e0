import { answerKey } from '@stagedoor/contract/bootstrap';
import { getCustomerPasskeys } from '@stagedoor/contract/calls/shop/passkeys';
import { useQueryClient } from '@tanstack/react-query';

/** Reads the list again, whatever was tried: the server knows what became of it. */
export function useForgetPasskeys(): () => void {
  const queries = useQueryClient();
  return () => void queries.invalidateQueries({ queryKey: [answerKey(getCustomerPasskeys, {})] });
}
