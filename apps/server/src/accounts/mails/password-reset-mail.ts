import { letterParts, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import { greeting } from './greeting.ts';

const { paragraph, button, note } = letterParts;

export function passwordResetMail(
  from: Letterhead,
  to: string,
  firstName: string,
  token: string,
  minutes: number,
): NewMail {
  return {
    kind: 'password-reset',
    from,
    to,
    isSecret: true,
    subject: said`Reset your ${from.name} password`,
    headline: said`Choose a new password`,
    preview: said`The link inside works once, for ${minutes} minutes.`,
    parts: [
      greeting(firstName),
      paragraph`Somebody, hopefully you, asked for a new password for this address. The link below works once, for ${minutes} minutes.`,
      button('Reset your password', `${from.origin}/resetpassword/${token}`),
      note`If it was not you, there is nothing to do: your password stays as it is.`,
    ],
  };
}
