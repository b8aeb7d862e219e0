// What an outside membership system sends for a member who is about to arrive, and what it gets back.
import * as z from 'zod/mini';
import { entity, id, line, text, typed } from '../../wire.ts';
import type { Of } from '../../wire.ts';

/** Below `/gen.v1/`. Made by a server, signed, without a session: not one of the page's calls. */
export const loginTokenPath = 'membership/logintoken';

export const loginTokenRequest = entity('LoginTokenRequest', {
  outletId: ['OutletID', id],
  externalUserId: ['ExternalUserID', line(100).check(z.minLength(1, 'Required'))],
  externalUserName: ['ExternalUserName', typed(200)],
  email: ['EmailAddress', typed(254)],
  firstName: ['FirstName', typed(100)],
  lastName: ['LastName', typed(100)],
  state: ['State', typed(200)],
  timestamp: ['Timestamp', line(40)],
});
export type LoginTokenRequest = Of<typeof loginTokenRequest>;

export const loginTokenAnswer = entity('LoginTokenAnswer', {
  loginToken: ['LT', text],
  secondsToExpire: ['secondsToExpire', z.int()],
});
