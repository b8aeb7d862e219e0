// What keeps passwords, reset links and new accounts safe.
import { guard, type Guard } from './guard.ts';

const accounts = 'apps/server/src/accounts';
const passwords = `${accounts}/security/passwords.server.test.ts`;

export const passwordGuards: Guard[] = [
  guard(
    'SEC-06',
    'a changed password ends the other sessions',
    `${accounts}/calls/change-password.ts`,
    [
      `      await deleteSessionsOf(tx, caller.sellerId, customer.user_id, sessionOf(caller).sidHash);
`,
      '',
    ],
    passwords,
  ),
  guard(
    'SEC-06',
    'a changed password is told by mail',
    `${accounts}/mails/password-changed-mail.ts`,
    ["kind: 'password-changed'", "kind: 'nothing'"],
    passwords,
  ),
  guard(
    'SEC-07',
    'the current password is asked for',
    `${accounts}/require-current-password.ts`,
    ['    isPasswordOf(customer, currentPassword),', `    Promise.resolve(currentPassword !== ''),`],
    passwords,
  ),
  guard(
    'SEC-07',
    'a wrong current password is counted',
    `${accounts}/require-current-password.ts`,
    ['{ email: customer.email, isProven: false }', '{ email: crypto.randomUUID(), isProven: false }'],
    passwords,
  ),
  guard(
    'SEC-11',
    'an unknown address is answered like a known one',
    `${accounts}/calls/forgot-password.ts`,
    [
      `  if (!customer || 'waitSeconds' in tried) return;
`,
      `  if (!customer) throw new Error('nobody');
  if ('waitSeconds' in tried) return;
`,
    ],
    passwords,
  ),
  guard(
    'SEC-12',
    'reset mails are rare',
    `${accounts}/calls/forgot-password.ts`,
    [
      `  if (!customer || 'waitSeconds' in tried) return;
`,
      `  if (!customer) return;
  void tried;
`,
    ],
    passwords,
  ),
  guard(
    'SEC-13',
    'a reset token is used up',
    `${accounts}/calls/reset-password.ts`,
    [
      `    if (!(await useResetToken(tx, token, now))) return false;
`,
      `    void useResetToken;
`,
    ],
    passwords,
  ),
  guard(
    'SEC-14',
    'a reset token runs out',
    `${accounts}/calls/forgot-password.ts`,
    ['VALID_MINUTES * 60_000', 'VALID_MINUTES * 600_000'],
    passwords,
  ),
  guard(
    'SEC-15',
    'a reset token is one customer’s',
    `${accounts}/reset-token-store.ts`,
    [
      `const matching = ({ sellerId, userId, tokenHash }: ResetToken) => ({
  seller_id: sellerId,
  user_id: userId,
`,
      `const matching = ({ sellerId, tokenHash }: ResetToken): never => ({
  seller_id: sellerId,
`,
    ],
    passwords,
  ),
  guard(
    'SEC-16',
    'a newer reset token voids the older',
    `${accounts}/reset-token-store.ts`,
    ["conflict.columns(['seller_id', 'user_id']).doUpdateSet(change)", 'conflict.doNothing()'],
    passwords,
  ),
  guard(
    'SEC-17',
    'links are made of configuration alone',
    `${accounts}/calls/forgot-password.ts`,
    [
      `  const from = await accountLetterhead(needs, caller.outletId);
`,
      `  const from = { ...(await accountLetterhead(needs, caller.outletId)), origin: caller.pageOrigin };
`,
    ],
    passwords,
  ),
  guard(
    'SEC-18',
    'the owner hears of a second registration',
    `${accounts}/calls/create-user.ts`,
    [
      `    await tellOwner(needs, caller, email);
`,
      `    void tellOwner;
`,
    ],
    passwords,
  ),
  guard(
    'SEC-19',
    'the email check knows no accounts',
    `${accounts}/calls/validate-email.ts`,
    ["isEmail(email ?? '')", "isEmail(email ?? '') && email !== 'fan@example.com'"],
    passwords,
  ),
  guard(
    'SEC-20',
    'long passwords are welcome',
    'packages/contract/src/wire.ts',
    ['atMost(fieldLimits.password)', 'atMost(72)'],
    passwords,
  ),
  guard(
    'SEC-20',
    'long passwords are not cut',
    'packages/contract/src/wire.ts',
    [
      `password)))),
  z.string(),
  {
    decode: (given) => given ?? '',`,
      `password)))),
  z.string(),
  {
    decode: (given) => (given ?? '').slice(0, 60),`,
    ],
    passwords,
  ),
  guard(
    'SEC-21',
    'common passwords are refused',
    'packages/rules/src/accounts/common-passwords.ts',
    [
      'isCommonPassword(password, list) ? passwordMessages',
      'isCommonPassword(`${password}!`, list) ? passwordMessages',
    ],
    passwords,
  ),
];
