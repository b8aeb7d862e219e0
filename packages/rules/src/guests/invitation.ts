/** With it a guest arrives, on any page. */
export const INVITATION_PARAMETER = 'invitation';

/** What an invitation still allows. */
export interface InvitationFacts {
  revokedAt: Date | null;
  expiresAt: Date;
  /** How often it may be used, and how often it was. */
  useLimit: number;
  uses: number;
  /** How many tickets it is good for, and how many were asked for. */
  ticketQuota: number;
  ticketsHeld: number;
}

export type InvitationState = 'valid' | 'revoked' | 'expired' | 'used up';

export const ticketsLeft = ({ ticketQuota, ticketsHeld }: InvitationFacts): number =>
  ticketQuota - ticketsHeld;

export function invitationState(invitation: InvitationFacts, now: Date): InvitationState {
  if (invitation.revokedAt !== null) return 'revoked';
  if (invitation.expiresAt <= now) return 'expired';
  return invitation.uses >= invitation.useLimit || ticketsLeft(invitation) <= 0 ? 'used up' : 'valid';
}
