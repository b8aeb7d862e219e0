import { letterParts, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import { greeting } from './greeting.ts';

const { paragraph, button, note } = letterParts;

/** To the owner of an address with which somebody tried to open a second account. */
export function addressTakenMail(from: Letterhead, to: string, firstName: string): NewMail {
  return {
    kind: 'address-taken',
    from,
    to,
    subject: said`You already have an account at ${from.name}`,
    headline: said`You already have an account`,
    preview: said`Somebody tried to open a new one with your address.`,
    parts: [
      greeting(firstName),
      paragraph`Somebody tried to open a new account with your email address. If it was you: there is one already. Sign in with it, or choose “Forgot Password” if you no longer know the password.`,
      button('Sign in', `${from.origin}/login`),
      note`If it was not you, there is nothing to do: nobody has seen anything of your account.`,
    ],
  };
}
