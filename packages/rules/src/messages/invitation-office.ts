import type { InvitationStanding } from '../guests/invitation-standing.ts';

/** How far an invitation is, as the desk reads it. */
export const invitationStandingWords: Readonly<Record<InvitationStanding, string>> = {
  made: 'Not written to',
  waiting: 'To be sent',
  sent: 'Sent, not opened',
  'came-back': 'Letter came back',
  opened: 'Opened, no answer',
  expired: 'Expired',
  declined: 'Declined',
  asked: 'Asks for approval',
  approved: 'Approved',
  come: 'Has come',
  revoked: 'Revoked',
};

/** Why a letter is not sent again. */
export const invitationOfficeMessages = {
  noAddress: (guest: string) => `${guest} has no e-mail address`,
  isOver: (guest: string, state: string) => `${guest}: the invitation is ${state}`,
  saySendTime: 'Say a time that lies ahead',
} as const;
