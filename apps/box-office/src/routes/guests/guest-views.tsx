import { useSearchParams } from 'react-router';
import { countGuests } from '@stagedoor/contract/calls/office/guests';
import { countInvitations } from '@stagedoor/contract/calls/office/invitations';
import { Link } from '@stagedoor/screens/link';
import { ViewTabs } from '@stagedoor/ui/office/view-tabs';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';

export const requestViews = [
  { value: '', label: 'Asked' },
  { value: 'pending', label: 'To decide' },
  { value: 'approved', label: 'Approved' },
  { value: 'fulfilled', label: 'Have tickets' },
  { value: 'declined', label: 'Declined' },
];
const INVITATIONS = 'invitations';

/** Those who have asked, by what was said to them; and all who are invited. */
export function GuestViews({ value }: { value: string }) {
  const { outletId, within } = useOutletScope();
  const [parameters] = useSearchParams();
  const requests = useOfficeAnswer(countGuests, { outletId }, { keep: true });
  const invitations = useOfficeAnswer(countInvitations, { outletId }, { keep: true });
  const countOf = (wanted: string) =>
    requests.data?.states
      .filter((each) => !wanted || each.state === wanted)
      .reduce((sum, each) => sum + each.requests, 0);
  const address = (wanted: string) => {
    const words = value === INVITATIONS ? null : parameters.get('words');
    const next = new URLSearchParams({ ...(wanted && { state: wanted }), ...(words && { words }) });
    return within(next.size > 0 ? `/guests?${next}` : '/guests');
  };
  return (
    <ViewTabs
      label="Views"
      value={value}
      views={[
        ...requestViews.map((view) => ({
          value: view.value,
          link: <Link to={address(view.value)}>{view.label}</Link>,
          count: countOf(view.value),
        })),
        {
          value: INVITATIONS,
          link: <Link to={within('/guests/invitations')}>Invited</Link>,
          count: invitations.data?.standings.reduce((sum, each) => sum + each.invitations, 0),
        },
      ]}
    />
  );
}
