import * as z from 'zod/mini';
import { entity, flag, id, line, maybe, text } from '../wire.ts';
import type { Of } from '../wire.ts';

const maintenance = entity('Maintenance', {
  active: ['active', flag],
  message: ['message', maybe(text)],
  contactEmail: ['contactEmail', maybe(text)],
});

const versions = entity('Versions', { client: ['client', maybe(text)] });

export const session = entity('Session', {
  userId: ['UserID', id],
  firstName: ['FirstName', maybe(text)],
  lastName: ['LastName', maybe(text)],
  email: ['EmailAddress', maybe(text)],
  /** In which the account's owner reads, where that is known. */
  language: ['Language', maybe(text)],
  externalUserId: ['ExternalUserID', maybe(text)],
  externalUserName: ['ExternalUserName', maybe(text)],
  secondsToExpire: ['secondsToExpire', z.int()],
  sessionId: ['sessionID', line(80)],
  maintenance: ['maintenance', maintenance],
  versions: ['versions', versions],
  /** Staff see the shop as this customer does. */
  viewOnly: ['viewOnly', maybe(flag)],
  loginState: ['loginState', maybe(line(80))],
  outletPasswordRequired: ['outletPasswordRequired', flag],
});
export type Session = Of<typeof session>;
