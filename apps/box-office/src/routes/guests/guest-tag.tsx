import type { OfficeGuestRequest } from '@stagedoor/contract/calls/office/guests';
import { invitationStandingWords } from '@stagedoor/rules/messages/invitation-office';
import { Tag } from '@stagedoor/ui/tag';

const words = {
  pending: { tone: 'attention', icon: 'clock', text: invitationStandingWords.asked },
  approved: { tone: 'good', icon: 'check', text: 'Approved' },
  declined: { tone: 'neutral', icon: 'close', text: 'Declined' },
  fulfilled: { tone: 'good', icon: 'check', text: 'Ready' },
} as const;

/** How a request stands, in a word or two. */
export function GuestTag({ guest }: { guest: OfficeGuestRequest }) {
  const { tone, icon, text } = words[guest.state];
  if (guest.isCharging)
    return (
      <Tag tone="data" icon="card">
        Being charged
      </Tag>
    );
  if (guest.state === 'pending' && guest.problem)
    return (
      <Tag tone="critical" icon="alert">
        Card declined
      </Tag>
    );
  return (
    <Tag tone={tone} icon={icon}>
      {text}
    </Tag>
  );
}
