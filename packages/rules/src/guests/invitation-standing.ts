/** How far an invitation is, from being made to the guest's answer; the first that holds counts, from the end. */
export const invitationStandings = [
  'made',
  'waiting',
  'sent',
  'came-back',
  'opened',
  'expired',
  'declined',
  'asked',
  'approved',
  'come',
  'revoked',
] as const;

export type InvitationStanding = (typeof invitationStandings)[number];
