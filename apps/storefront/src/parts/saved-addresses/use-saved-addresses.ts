import { answerKey } from '@stagedoor/contract/bootstrap';
import type { OutputOf } from '@stagedoor/contract/call';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Address } from '@stagedoor/contract/entities/address';
import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { useSession } from '../session/use-session.ts';

/** The customer's address book. */
export function useSavedAddresses() {
  const { session } = useSession();
  return useAnswer(getSavedAddresses, { userId: session?.userId });
}

/** Reads the address book again. */
export function useRereadAddresses(): () => Promise<Address[]> {
  const { session } = useSession();
  const queryClient = useQueryClient();
  const queryKey = [answerKey(getSavedAddresses, { userId: session?.userId })];
  return async () => {
    await queryClient.invalidateQueries({ queryKey });
    return queryClient.getQueryData<OutputOf<typeof getSavedAddresses>>(queryKey)?.addresses ?? [];
  };
}
