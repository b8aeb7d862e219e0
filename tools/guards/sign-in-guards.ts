// What keeps sessions and signing in safe.
import { guard, type Guard } from './guard.ts';

const accounts = 'apps/server/src/accounts';
const signIn = `${accounts}/security/sign-in.server.test.ts`;
const sessions = `${accounts}/sessions.server.test.ts`;

export const signInGuards: Guard[] = [
  guard(
    'SEC-01',
    'the cookie is out of reach of scripts',
    'apps/server/src/platform/http/cookie-jar.ts',
    ['httpOnly: true,', 'httpOnly: false,'],
    sessions,
  ),
  guard(
    'SEC-01',
    'the cookie is Secure behind https',
    'apps/server/src/platform/http/cookie-jar.ts',
    ["pageOrigin.startsWith('https:') || request.protocol === 'https'", 'false'],
    signIn,
  ),
  guard(
    'SEC-02',
    'a sign-in gives a new cookie',
    `${accounts}/sessions.ts`,
    [
      `  const sid = newSecret();
  const old = cookies.get(SESSION_COOKIE);
`,
      `  const old = undefined as string | undefined;
  const sid = cookies.get(SESSION_COOKIE) ?? newSecret();
`,
    ],
    signIn,
  ),
  guard(
    'SEC-03',
    'destroying a session ends it',
    `${accounts}/calls/check-session.ts`,
    [
      `      await deleteSession(needs.db, keyOf(row));
`,
      `      void deleteSession;
`,
    ],
    sessions,
  ),
  guard(
    'SEC-04',
    'reading the time does not extend it',
    `${accounts}/calls/check-session.ts`,
    [
      `    if (extend !== '1') return answerWith(needs, caller, row);
`,
      '',
    ],
    sessions,
  ),
  guard(
    'SEC-05',
    'no session outlives its last hour',
    `${accounts}/session-store.ts`,
    [`least(\${until}::timestamptz, ends_at)`, `\${until}::timestamptz`],
    sessions,
  ),
  guard(
    'SEC-08',
    'an unknown address costs a hash too',
    'apps/server/src/platform/passwords.ts',
    [
      `  const isRight = await verifyPassword(known ?? (await decoy), password);
`,
      `  if (!known) return false;
  const isRight = await verifyPassword(known, password);
`,
    ],
    signIn,
  ),
  guard(
    'SEC-09',
    'an account waits after its third failure',
    'packages/rules/src/accounts/sign-in-limits.ts',
    [
      `  failures < FAILED_LOGINS_SHOWN
`,
      `  failures < 1000
`,
    ],
    signIn,
  ),
  guard(
    'SEC-09',
    'a network address waits too',
    'apps/server/src/platform/tries/sign-in-budget.ts',
    ['waitAfter: (count) => waitOfAddress(count, failuresPerAddress)', 'waitAfter: () => 0'],
    signIn,
  ),
  guard(
    'SEC-66',
    'a success takes back its own try only',
    'apps/server/src/platform/tries/take-try.ts',
    ['Math.max(0, row.count - 1)', '0, blocked_until: now'],
    signIn,
  ),
  guard(
    'SEC-66',
    'a try under way makes nobody wait',
    'apps/server/src/platform/tries/take-try.ts',
    ['budget.waitsForFailure ? row.blocked_until : blocked', 'blocked'],
    signIn,
  ),
  guard(
    'SEC-66',
    'what a clock set back has written counts for nothing',
    'apps/server/src/platform/tries/take-try.ts',
    ['row.forgotten_at > latest', 'false'],
    signIn,
  ),
  guard(
    'SEC-09',
    'tries are counted before they are made',
    'apps/server/src/platform/tries/take-try.ts',
    [
      'rows.push(asOf(await lockTries(tx, budget.key, now), budget, now));',
      'rows.push({ ...(await lockTries(tx, budget.key, now)), blocked_until: now });',
    ],
    signIn,
  ),
  guard(
    'SEC-10',
    'whoever proved by mail who they are is let in',
    `${accounts}/calls/login.ts`,
    ['customer !== undefined && customer.user_id === before?.proven_user_id', 'false'],
    signIn,
  ),
  guard(
    'SEC-22',
    'answers show an id that opens nothing',
    `${accounts}/session-answer.ts`,
    ['sessionId: row.public_id', 'sessionId: row.sid_hash'],
    signIn,
  ),
];
