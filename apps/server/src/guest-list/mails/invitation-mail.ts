// OPS-47: the letter that brings somebody to the guest list.
import { INVITATION_PARAMETER } from '@stagedoor/rules/guests/invitation';
import { guestListMessages } from '@stagedoor/rules/messages/guest-list';
import { greeting } from '../../accounts/index.ts';
import { letterParts, timesOf, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';

const { paragraph, button, note } = letterParts;

export interface InvitedGuest {
  guestName: string;
  ticketQuota: number;
  collectsPayment: boolean;
  expiresAt: Date;
}

/** Where a guest begins (GUEST-02). */
export const invitationLink = (origin: string, token: string): string =>
  `${origin}/?${INVITATION_PARAMETER}=${encodeURIComponent(token)}`;

export function invitationLetter(
  from: Letterhead,
  { guestName, ticketQuota, collectsPayment, expiresAt }: InvitedGuest,
  token: string,
): Pick<NewMail, 'subject' | 'headline' | 'preview' | 'parts'> {
  return {
    subject: said`You are invited: ${from.name}`,
    headline: said`You are invited`,
    preview: guestListMessages.goodFor(ticketQuota, timesOf(from).formatDateTime(expiresAt)),
    parts: [
      greeting(guestName),
      paragraph`You are on the guest list of ${from.name}. ${guestListMessages.goodFor(ticketQuota, timesOf(from).formatDateTime(expiresAt))}`,
      ...(collectsPayment ? [paragraph`${guestListMessages.chargedOnApproval}`] : []),
      button('Choose your places', invitationLink(from.origin, token)),
      note`The link is yours alone: whoever has it can ask for your places.`,
    ],
  };
}
