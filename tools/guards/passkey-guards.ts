// What keeps a passkey worth something.
import { guard, type Guard } from './guard.ts';

const passkeys = 'apps/server/src/staff/passkeys';
const proven = `${passkeys}/passkeys.server.test.ts`;

export const passkeyGuards: Guard[] = [
  guard(
    'STAFF-03',
    'a question is answered once',
    `${passkeys}/passkey-store.ts`,
    [
      `    .deleteFrom('staff_passkey_questions')
    .where('challenge_hash', '=', challengeHash)
    .returning(`,
      `    .updateTable('staff_passkey_questions')
    .set({ challenge_hash: challengeHash })
    .where('challenge_hash', '=', challengeHash)
    .returning(`,
    ],
    proven,
  ),
  guard(
    'STAFF-03',
    'a question is old after five minutes',
    `${passkeys}/passkey-store.ts`,
    ['taken && taken.expires_at > now ? taken : undefined', 'taken'],
    proven,
  ),
  guard(
    'STAFF-03',
    'a passkey is made for the account that asked for it',
    `${passkeys}/verify-passkey.ts`,
    ['question?.staff_id === staffId ? challenge', 'question ? challenge'],
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
];
