// What keeps other people’s data, login tokens, texts and logs safe.
import { guard, type Guard } from './guard.ts';

const accounts = 'apps/server/src/accounts';
const whoseData = `${accounts}/security/whose-data.server.test.ts`;
const membership = `${accounts}/security/membership.server.test.ts`;
const leaks = `${accounts}/security/leaks.server.test.ts`;
const sessions = `${accounts}/sessions.server.test.ts`;
const hostileTexts = 'apps/server/src/importing/hostile-texts.test.ts';

export const wireGuards: Guard[] = [
  guard(
    'SEC-23',
    'a UserID may only confirm the session’s',
    `${accounts}/shop-access.ts`,
    [
      `  if (claimed !== caller.session.userId) refuse('NOT_ALLOWED');
`,
      '',
    ],
    whoseData,
  ),
  guard(
    'SEC-24',
    'a UserID may only confirm the session’s',
    `${accounts}/shop-access.ts`,
    [
      `  if (claimed !== caller.session.userId) refuse('NOT_ALLOWED');
`,
      '',
    ],
    whoseData,
  ),
  guard(
    'SEC-25',
    'an address is found with its owner only',
    `${accounts}/addresses/address-store.ts`,
    [
      'const of = ({ sellerId, userId }: Owner) => ({ seller_id: sellerId, user_id: userId });',
      'const of = ({ sellerId, userId }: Owner): never => ({ seller_id: sellerId, ...(userId < 0 && { user_id: userId }) }) as never;',
    ],
    whoseData,
  ),
  guard(
    'SEC-34',
    'the header may only confirm the outlet',
    `${accounts}/recognize-caller.ts`,
    [
      `  if (named !== undefined && Number(named) !== home.outletId) refuse('NOT_ALLOWED');
`,
      `  void named;
`,
    ],
    whoseData,
  ),
  guard(
    'SEC-43',
    'only JSON is taken',
    'apps/server/src/platform/http/create-server.ts',
    [
      `  app.removeContentTypeParser('text/plain');
`,
      '',
    ],
    'apps/server/src/platform/http/calls.server.test.ts',
  ),
  guard(
    'SEC-45',
    'only a sibling page may use its cookie from elsewhere',
    'apps/server/src/platform/http/cross-origin.ts',
    ['if (allowed) reply', 'reply'],
    'apps/server/src/platform/http/calls.server.test.ts',
  ),
  guard(
    'SEC-56',
    'one address may ask so often and no more',
    'apps/server/src/platform/http/limit-requests.ts',
    ['if (many <= (perMinute ?? requestsPerMinute)) return done();', 'if (many > 0) return done();'],
    `${accounts}/sessions.server.test.ts`,
  ),
  guard(
    'SEC-47',
    'nobody is sent elsewhere',
    `${accounts}/membership/return-address.ts`,
    ['home?.outletId === outletId && url.protocol', 'url.protocol'],
    membership,
  ),
  guard(
    'SEC-50',
    'a login token is used up',
    `${accounts}/enter-with-token.ts`,
    [
      `    if (!member) return undefined;
`,
      `    if (!member) return undefined;
    await tx.insertInto('login_tokens').values(member).execute();
`,
    ],
    membership,
  ),
  guard(
    'SEC-50',
    'a login token runs out',
    `${accounts}/membership/login-token-store.ts`,
    [
      `    .where('expires_at', '>', now)
`,
      '',
    ],
    membership,
  ),
  guard(
    'SEC-50',
    'the membership system signs',
    `${accounts}/membership/issue-login-token.ts`,
    ['if (secret === undefined || !isSignedWith(secret, body, signature))', 'if (secret === undefined)'],
    membership,
  ),
  guard(
    'SEC-50',
    'a signed request is answered once',
    `${accounts}/membership/issue-login-token.ts`,
    [
      'if (!(await rememberRequest(tx, { ...place, signature_hash, expires_at }))) return false;',
      'await rememberRequest(tx, { ...place, signature_hash, expires_at });',
    ],
    membership,
  ),
  guard(
    'SEC-50',
    'a signed request grows old',
    `${accounts}/membership/issue-login-token.ts`,
    [
      `  requireRecent(request.timestamp, now);
`,
      `  void requireRecent;
`,
    ],
    membership,
  ),
  guard(
    'SEC-51',
    'texts are cleaned when they are written',
    'apps/server/src/platform/clean-html.ts',
    ['const clean = sanitizeHtml(given, allowed);', 'const clean = allowed ? given : given;'],
    hostileTexts,
    'unit',
  ),
  guard(
    'SEC-52',
    'addresses that run are refused',
    'packages/descriptions/src/fields/addresses.ts',
    ['(safeLink(address) ?? safeImage(address))', '(safeLink(address) ?? safeImage(address) ?? address)'],
    hostileTexts,
    'unit',
  ),
  guard(
    'SEC-56',
    'the outlet’s password cannot be guessed quickly',
    'packages/contract/src/calls/shop/session.ts',
    [
      `  limit: 'guesses',
`,
      '',
    ],
    sessions,
  ),
  guard(
    'SEC-59',
    'typed text holds no line breaks',
    'packages/contract/src/wire.ts',
    ['z.string().check(atMost(most), readable(/^[^\\p{Cc}\\p{Cs}]*$/u))', 'z.string().check(atMost(most))'],
    leaks,
  ),
  guard(
    'SEC-59',
    'a mail’s headers are single lines',
    'apps/server/src/mail/queue-mail.ts',
    ["text.replaceAll(/\\p{Cc}+/gu, ' ').trim()", 'text'],
    'apps/server/src/mail/send-due-mails.server.test.ts',
  ),
  guard(
    'SEC-60',
    'secrets in addresses are not logged',
    'apps/server/src/platform/log.ts',
    [".replaceAll(/[\\w-]{40,}/g, '[secret]')", ''],
    leaks,
  ),
  guard(
    'SEC-60',
    'fields that hold secrets are blanked in logs',
    'apps/server/src/platform/log.ts',
    ["secretNames.has(name) ? '[secret]' : withoutSecrets", 'withoutSecrets'],
    'apps/server/src/platform/log.test.ts',
    'unit',
  ),
];
