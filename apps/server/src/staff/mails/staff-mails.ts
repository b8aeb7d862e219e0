import { roleWords } from '@stagedoor/rules/staff/roles';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { INVITATION_DAYS, PASSWORD_LINK_HOURS } from '@stagedoor/rules/staff/staff-limits';
import { letterParts } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';

const { paragraph, button, facts } = letterParts;

export function staffInvitationMail(
  from: Letterhead,
  to: string,
  { role, invitedBy, address }: { role: StaffRole; invitedBy: string; address: string },
): NewMail {
  const { name, purpose } = roleWords[role];
  return {
    kind: 'staff-invitation',
    from,
    to,
    isSecret: true,
    subject: `${invitedBy} invites you to the box office of ${from.name}`,
    headline: 'You are invited to the box office',
    preview: `Accept within ${INVITATION_DAYS} days.`,
    parts: [
      paragraph`${invitedBy} would like you to work in the box office of ${from.name}.`,
      facts([
        ['Your role', `${name}: ${purpose}`],
        ['You sign in with', to],
      ]),
      button('Accept the invitation', address),
      paragraph`The link works once and for ${INVITATION_DAYS} days. If you did not expect it, nothing happens unless you follow it.`,
    ],
  };
}

export const staffPasswordMail = (from: Letterhead, to: string, address: string): NewMail =>
  passwordMail(from, to, address, `An owner of ${from.name} sent you`);

/** They asked for it themselves, or somebody who knows their address did. */
export const ownPasswordMail = (from: Letterhead, to: string, address: string): NewMail =>
  passwordMail(from, to, address, 'You asked for');

function passwordMail(from: Letterhead, to: string, address: string, whence: string): NewMail {
  return {
    kind: 'staff-password',
    from,
    to,
    isSecret: true,
    subject: 'Choose a new password for the box office',
    headline: 'Choose a new password',
    preview: `The link works for ${PASSWORD_LINK_HOURS} hours.`,
    parts: [
      paragraph`${whence} a link with which you choose a new password for the box office of ${from.name}.`,
      button('Choose a password', address),
      paragraph`The link works once and for ${PASSWORD_LINK_HOURS} hours. All your sessions end when you use it, and a second step is still asked for. If you did not expect it, nothing happens unless you follow it.`,
    ],
  };
}
