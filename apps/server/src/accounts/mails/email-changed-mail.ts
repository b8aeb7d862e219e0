import { letterParts, timesOf, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import { greeting } from './greeting.ts';

const { paragraph, facts } = letterParts;

interface EmailChange {
  /** One letter to each. */
  to: string;
  firstName: string;
  before: string;
  after: string;
  now: Date;
}

/** Both addresses are told, so that nobody loses an account without a word. */
export function emailChangedMail(
  from: Letterhead,
  { to, firstName, before, after, now }: EmailChange,
): NewMail {
  return {
    kind: 'email-changed',
    from,
    to,
    subject: said`Your ${from.name} account has another e-mail address`,
    headline: said`Your e-mail address was changed`,
    preview: said`Sign in with the new address from now on. Your password is the same.`,
    parts: [
      greeting(firstName),
      paragraph`The e-mail address of your account was changed by our box office. Sign in with the new address from now on; your password is the same.`,
      facts([
        ['Before', before],
        ['Now', after],
        ['Changed', timesOf(from).formatNamed(now)],
      ]),
      paragraph`If you did not ask for it, please write to us at once.`,
    ],
  };
}
