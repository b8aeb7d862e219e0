import { use } from 'react';
import { getTokenInfo } from '@stagedoor/contract/calls/shop/guest-list';
import type { Invitation } from '@stagedoor/contract/entities/invitation';
import { keepPreviousData, useQuery, useQueryClient } from '@tanstack/react-query';
import type { UseQueryResult } from '@tanstack/react-query';
import { useCalls } from '../calls/calls.ts';
import { PageContext } from '../page/page-context.ts';
import { useSession } from '../session/use-session.ts';

const NAME = 'invitation';

/** The token that this page was opened with; afterwards the session and its cookie are enough. */
export const useInvitationToken = (): string | undefined => use(PageContext).invitationToken;

/** What the guest is invited to, null for nothing. Whoever signs in has it loaded anew (SESSION-11). */
export function useInvitation(): UseQueryResult<Invitation | null> {
  const { phase, session } = useSession();
  const invitationToken = useInvitationToken();
  const calls = useCalls();
  return useQuery({
    queryKey: [NAME, session?.userId],
    queryFn: async () => {
      const { info, ...offer } = await (await calls()).client.send(getTokenInfo, { invitationToken });
      return info ? { info, ...offer } : null;
    },
    enabled: phase !== 'checking',
    placeholderData: keepPreviousData,
    meta: { access: getTokenInfo.access },
  });
}

/** Something was asked for: less is left. */
export function useRereadInvitation(): () => void {
  const queryClient = useQueryClient();
  return () => void queryClient.invalidateQueries({ queryKey: [NAME] });
}
