import type { OfficeInvitation } from '@stagedoor/contract/calls/office/invitations';
import type { InvitationStanding } from '@stagedoor/rules/guests/invitation-standing';
import { invitationStandingWords } from '@stagedoor/rules/messages/invitation-office';
import { Tag } from '@stagedoor/ui/tag';
import type { TagProps } from '@stagedoor/ui/tag';

const looks: Readonly<Record<InvitationStanding, Pick<TagProps, 'tone' | 'icon'>>> = {
  made: { tone: 'neutral' },
  waiting: { tone: 'neutral', icon: 'clock' },
  sent: { tone: 'neutral', icon: 'mail' },
  'came-back': { tone: 'attention', icon: 'alert' },
  opened: { tone: 'data', icon: 'check' },
  expired: { tone: 'neutral', icon: 'close' },
  declined: { tone: 'neutral', icon: 'close' },
  asked: { tone: 'attention', icon: 'clock' },
  approved: { tone: 'good', icon: 'check' },
  come: { tone: 'good', icon: 'check' },
  revoked: { tone: 'neutral', icon: 'close' },
};

/** How far an invitation is, in a word or two. */
export function InvitationTag({ standing }: Pick<OfficeInvitation, 'standing'>) {
  return <Tag {...looks[standing]}>{invitationStandingWords[standing]}</Tag>;
}
