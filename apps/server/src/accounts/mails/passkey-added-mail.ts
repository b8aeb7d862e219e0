import { letterParts, timesOf, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import { greeting } from './greeting.ts';

const { paragraph, facts, link } = letterParts;

export function passkeyAddedMail(
  from: Letterhead,
  to: string,
  firstName: string,
  name: string,
  now: Date,
): NewMail {
  return {
    kind: 'passkey-added',
    from,
    to,
    subject: said`A passkey was added to your ${from.name} account`,
    headline: said`A passkey was added`,
    preview: said`${name} can sign in to your account from now on, without your password.`,
    parts: [
      greeting(firstName),
      paragraph`A device can sign in to your account from now on, without your password.`,
      facts([
        ['Account', to],
        ['Passkey', name],
        ['Added', timesOf(from).formatNamed(now)],
      ]),
      paragraph`If it was not you, ${link('reset your password', `${from.origin}/login`)} now with “Forgot Password”: that takes all passkeys away, too.`,
    ],
  };
}
