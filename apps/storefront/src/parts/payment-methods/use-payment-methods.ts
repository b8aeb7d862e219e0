import { answerKey } from '@stagedoor/contract/bootstrap';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { useQueryClient } from '@tanstack/react-query';
import { useCalls } from '../calls/calls.ts';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { useSession } from '../session/use-session.ts';

/** Whose cards: the customer's, those of a guest who shows an invitation, or of whoever has a link to pay by. */
export interface CardOwner {
  invitationToken?: string | undefined;
  payLink?: string | undefined;
}

/** The saved cards, the primary one first. */
export function usePaymentMethods({ invitationToken, payLink }: CardOwner = {}) {
  const { session } = useSession();
  return useAnswer(listPaymentMethods, { userId: session?.userId, invitationToken, payLink });
}

/** Reads the cards as the gateway has them now, and answers with the one that is new. */
export function useRereadCards({ invitationToken, payLink }: CardOwner = {}): () => Promise<
  PaymentMethod | undefined
> {
  const { session } = useSession();
  const calls = useCalls();
  const queryClient = useQueryClient();
  const question = { userId: session?.userId, invitationToken, payLink };
  const queryKey = [answerKey(listPaymentMethods, question)];
  return async () => {
    const before = queryClient.getQueryData<{ paymentMethods: PaymentMethod[] }>(queryKey);
    const { client } = await calls();
    const now = await client.send(listPaymentMethods, { ...question, remote: true });
    queryClient.setQueryData(queryKey, now);
    const known = new Set(before?.paymentMethods.map(({ uuid }) => uuid));
    return now.paymentMethods.find(({ uuid }) => !known.has(uuid));
  };
}
