import { fieldLimits } from '@stagedoor/rules/forms/field-limits';
import * as z from 'zod/mini';
import { shopCall } from '../../shop-call.ts';
import { session } from '../../entities/session.ts';
import { entity, flag, line, maybe } from '../../wire.ts';

export const startSession = shopCall({
  name: 'startSession',
  module: 'accounts',
  path: 'user/sessioninit',
  access: 'open',
  summary:
    'Continue the session of this browser, or start one. A login token of another member than the one who is signed in needs replace=1.',
  input: entity('SessionStart', {
    loginToken: ['LT', maybe(line(200))],
    replace: ['replace', maybe(z.enum(['0', '1']))],
  }),
  output: session,
  // SESSION-10: the token comes in a page's address, and a client may hand its query on. Ours keeps it out of addresses.
  alsoInQuery: ['LT', 'replace'],
  refusals: ['LOGIN_TOKEN_REFUSED', 'SIGNED_IN_ALREADY'],
});

const switchValue = z.enum(['0', '1']);

export const checkSession = shopCall({
  name: 'checkSession',
  module: 'accounts',
  path: 'user/checksession',
  access: 'open',
  summary: 'Read the remaining time; extend=1 prolongs the session, destroy=1 ends it.',
  input: entity('SessionCheck', {
    extend: ['extend', maybe(switchValue)],
    destroy: ['destroy', maybe(switchValue)],
  }),
  query: ['extend', 'destroy'],
  output: session,
  refusals: ['INVALID_SESSION'],
  background: true,
});

export const checkOutletPassword = shopCall({
  name: 'checkOutletPassword',
  module: 'accounts',
  path: 'user/checkoutletpassword',
  limit: 'guesses',
  access: 'open',
  summary: "Give a private outlet's password; the right is bound to the session.",
  input: entity('OutletPassword', { password: ['password', maybe(line(fieldLimits.password))] }),
  output: entity('OutletPasswordAnswer', { outletPasswordRequired: ['outletPasswordRequired', flag] }),
  refusals: ['INVALID_SESSION', 'OUTLET_PASSWORD_WRONG'],
});
