import { expect, test } from 'vitest';
import * as z from 'zod/mini';
import { encoded } from '../encoded.ts';
import { checkSession, startSession } from '../calls/shop/session.ts';
import { session } from './session.ts';

test('[SESSION-01] [ACCT-02] [SHELL-06] a session in the wire’s names', () => {
  expect(
    z.encode(session, {
      userId: 7,
      firstName: 'Alex',
      lastName: 'Moreau',
      email: 'alex@example.com',
      externalUserId: 'TW-20418',
      externalUserName: 'Alex M.',
      secondsToExpire: 1800,
      sessionId: 'abc',
      maintenance: { active: true, message: 'Back at noon.', contactEmail: 'help@example.com' },
      versions: { client: '1.2.9' },
      outletPasswordRequired: false,
      viewOnly: true,
      loginState: 's1',
    }),
  ).toEqual({
    UserID: 7,
    FirstName: 'Alex',
    LastName: 'Moreau',
    EmailAddress: 'alex@example.com',
    ExternalUserID: 'TW-20418',
    ExternalUserName: 'Alex M.',
    secondsToExpire: 1800,
    sessionID: 'abc',
    maintenance: { active: true, message: 'Back at noon.', contactEmail: 'help@example.com' },
    versions: { client: '1.2.9' },
    outletPasswordRequired: false,
    viewOnly: true,
    loginState: 's1',
  });
});

test('[SESSION-03] checking extends, reads or destroys, said in the address', () => {
  expect(checkSession.query).toEqual(['extend', 'destroy']);
  expect(encoded(checkSession.input, { extend: '0' })).toEqual({ extend: '0' });
  expect(encoded(checkSession.input, { destroy: '1' })).toEqual({ destroy: '1' });
  expect(z.safeDecode(checkSession.input, { extend: '2' }).success).toBe(false);
  expect(encoded(startSession.input, { loginToken: 'x', replace: '1' })).toEqual({ LT: 'x', replace: '1' });
});
