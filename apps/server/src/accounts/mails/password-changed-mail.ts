import { letterParts, timesOf, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import { greeting } from './greeting.ts';

const { paragraph, facts, link } = letterParts;

export function passwordChangedMail(from: Letterhead, to: string, firstName: string, now: Date): NewMail {
  return {
    kind: 'password-changed',
    from,
    to,
    subject: said`Your ${from.name} password was changed`,
    headline: said`Your password was changed`,
    preview: said`All other places where you were signed in have been signed out.`,
    parts: [
      greeting(firstName),
      paragraph`The password of your account has just been changed, and all other places where you were signed in have been signed out.`,
      facts([
        ['Account', to],
        ['Changed', timesOf(from).formatNamed(now)],
      ]),
      paragraph`If it was not you, ${link('reset your password', `${from.origin}/login`)} now with “Forgot Password”.`,
    ],
  };
}
