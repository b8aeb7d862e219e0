// What keeps a passkey worth something.
import { guard, type Guard } from './guard.ts';

const passkeys = 'apps/server/src/platform/passkeys';
const proven = 'apps/server/src/staff/passkeys/passkeys.server.test.ts';
const ofCustomers = 'apps/server/src/accounts/passkeys/passkeys.server.test.ts';

export const passkeyGuards: Guard[] = [
  guard(
    'STAFF-03',
    'a question is answered once',
    `${passkeys}/passkey-store.ts`,
    [
      'delete from ${questions} where challenge_hash = ${challengeHash}',
      'update ${questions} set challenge_hash = challenge_hash where challenge_hash = ${challengeHash}',
    ],
    proven,
  ),
  guard(
    'STAFF-03',
    'a question is old after five minutes',
    `${passkeys}/passkey-store.ts`,
    ['returning expires_at > ${now} and', 'returning'],
    proven,
  ),
  guard(
    'STAFF-03',
    'a passkey is made for the account that asked for it',
    `${passkeys}/passkey-store.ts`,
    ['expires_at > ${now} and ${isOf(owner)} as', 'expires_at > ${now} as'],
    proven,
  ),
  guard(
    'STAFF-03',
    'its owner proves to the device to be there',
    `${passkeys}/verify-passkey.ts`,
    ['requireUserVerification: true', 'requireUserVerification: false'],
    proven,
  ),
  guard(
    'STAFF-03',
    'the second step is a passkey of the same account',
    'apps/server/src/staff/second-step/give-step.ts',
    ['proven?.passkey.staff_id === staffId ?', 'proven ?'],
    proven,
  ),
  guard(
    'STAFF-03',
    'with a passkey the password alone is not enough',
    'apps/server/src/staff/prove-who.ts',
    ['staff.step_since === null && passkeys === 0', 'staff.step_since === null'],
    proven,
  ),
  guard(
    'STAFF-03',
    'the last second step of an owner stays',
    'packages/rules/src/staff/last-step.ts',
    ['production && stepsLeft === 0 &&', 'false &&'],
    'apps/server/src/staff/production.server.test.ts',
  ),
  guard(
    'LOGIN-27',
    'a customer gives the password again before a passkey is added',
    'apps/server/src/accounts/calls/begin-customer-passkey.ts',
    ['await requireCurrentPassword(', 'void ('],
    ofCustomers,
  ),
  guard(
    'LOGIN-27',
    'a use is counted, and a copy is refused',
    'apps/server/src/accounts/calls/login-with-passkey.ts',
    ['if (!isCounted)', 'if (false as boolean)'],
    ofCustomers,
  ),
  guard(
    'LOGIN-27',
    'a reset by letter ends all passkeys',
    'apps/server/src/accounts/calls/reset-password.ts',
    ['await customerPasskeys.deleteAll(', 'void ('],
    ofCustomers,
  ),
  guard(
    'LOGIN-27',
    'who is erased comes in no more',
    'apps/server/src/accounts/office/personal-account.ts',
    ['await customerPasskeys.deleteAll(', 'void ('],
    ofCustomers,
  ),
  guard(
    'LOGIN-27',
    'a passkey is removed by its owner alone',
    `${passkeys}/passkey-store.ts`,
    [
      'delete from ${passkeys} where passkey_id = ${passkeyId} and ${isOf(owner)}',
      'delete from ${passkeys} where passkey_id = ${passkeyId}',
    ],
    ofCustomers,
  ),
];
