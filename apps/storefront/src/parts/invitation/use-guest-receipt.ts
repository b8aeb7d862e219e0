import { answerKey } from '@stagedoor/contract/bootstrap';
import { getGuestRequest } from '@stagedoor/contract/calls/shop/guest-list';
import type { GuestReceipt } from '@stagedoor/contract/entities/guest-request';
import { useQueryClient } from '@tanstack/react-query';
import { useAnswer } from '@stagedoor/asking/use-answer';
import { useSession } from '../session/use-session.ts';
import { useInvitationToken } from './use-invitation.ts';

/** RECEIPT-17: read again by whoever holds the invitation or made the request. */
export function useGuestReceipt(uuid: string) {
  const { phase } = useSession();
  return useAnswer(
    getGuestRequest,
    { uuid, invitationToken: useInvitationToken() },
    { enabled: phase !== 'checking' },
  );
}

/** The answer of the request is its receipt: it is shown without asking again. */
export function useKeepGuestReceipt(): (receipt: GuestReceipt) => void {
  const queryClient = useQueryClient();
  const invitationToken = useInvitationToken();
  return (receipt) =>
    queryClient.setQueryData([answerKey(getGuestRequest, { uuid: receipt.uuid, invitationToken })], receipt);
}
