import { letterParts, said } from '../../mail/index.ts';
import type { Letterhead, NewMail } from '../../mail/index.ts';
import { greeting } from './greeting.ts';

const { paragraph, button, facts } = letterParts;

export function welcomeMail(from: Letterhead, to: string, firstName: string): NewMail {
  return {
    kind: 'welcome',
    from,
    to,
    subject: said`Welcome to ${from.name}`,
    headline: said`Your account is ready`,
    preview: said`Sign in to buy tickets, send requests and see your orders.`,
    parts: [
      greeting(firstName),
      paragraph`Thank you for joining ${from.name}. With your account you can buy tickets, send requests, keep your addresses and see all your orders in one place.`,
      facts([['You sign in with', to]]),
      button('See what is on', `${from.origin}/`),
    ],
  };
}
