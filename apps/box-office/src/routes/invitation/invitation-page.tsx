import { wordsOf } from '@stagedoor/asking/words-of';
import { getStaffInvitation } from '@stagedoor/contract/calls/office/staff-session';
import { Alert } from '@stagedoor/ui/alert';
import { Skeleton } from '@stagedoor/ui/skeleton';
import { AcceptInvitation } from '../../features/sign-in/accept-invitation.tsx';
import { Entrance } from '../../features/sign-in/entrance.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';

/** Somebody comes with a link: the first owner, or whoever was invited. */
export function InvitationPage({ token, onDone }: { token: string; onDone: () => void }) {
  const { data, error } = useOfficeAnswer(getStaffInvitation, { token });
  return (
    <Entrance title={data ? `Welcome to ${data.sellerName}` : 'Your invitation'}>
      {error && <Alert tone="critical" role="alert" title={wordsOf(error)} />}
      {data && <AcceptInvitation token={token} invitation={data} onDone={onDone} />}
      {!data && !error && <Skeleton shape="text" count={4} />}
    </Entrance>
  );
}
