import { Queries } from '../../parts/calls/queries.tsx';
import { useInvitationProblem } from '../../parts/invitation/use-invitation-problem.ts';
import { useInvitation } from '../../parts/invitation/use-invitation.ts';

/** GUEST-02: an invitation may arrive on any page; there it is checked, and the browser keeps it from then on. */
export default function InvitationArrival() {
  return (
    <Queries>
      <Check />
    </Queries>
  );
}

function Check() {
  const { data, error } = useInvitation();
  // One that worked and is used up by now is no news here.
  useInvitationProblem(data ? null : error);
  return null;
}
