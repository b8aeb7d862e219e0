// What keeps strangers out: of members' shops, of other people's browsers.
import { guard, type Guard } from './guard.ts';

const accounts = 'apps/server/src/accounts';
const signIn = `${accounts}/security/sign-in.server.test.ts`;
const page = 'apps/server/src/pages/shop-page.server.test.ts';
const strangers = 'apps/server/src/guest-list/strangers.server.test.ts';
const demoTools = 'apps/server/src/demo-tools.server.test.ts';
const privateFiles = 'apps/server/src/private-files.server.test.ts';
const slow = 'apps/server/src/platform/http/slow-requests.server.test.ts';
const places = 'apps/server/src/waiting-room/stolen-places.server.test.ts';
const held = 'apps/server/src/carts/held-by-network.server.test.ts';
const members = `${accounts}/security/members-only.server.test.ts`;

export const strangerGuards: Guard[] = [
  guard(
    'SEC-65',
    'where members sign in elsewhere, no password is taken',
    `${accounts}/shop-access.ts`,
    [`'password-sign-in' && caller.membersOnly) refuse`, `'password-sign-in' && !caller) refuse`],
    members,
  ),
  guard(
    'SEC-65',
    'whoever is not a member is a visitor',
    `${accounts}/session-store.ts`,
    ['is_stranger ? { ...row, user_id: null } : row', 'row'],
    members,
  ),
  guard(
    'SEC-73',
    'a login token is bound to a browser',
    `${accounts}/membership/login-token-store.ts`,
    [`    .where('state', '=', key.state)\n`, ''],
    members,
  ),
  guard(
    'SEC-73',
    'nobody is replaced unasked',
    `${accounts}/enter-with-token.ts`,
    ['if (!mayReplace && before', 'if (!mayReplace && !before'],
    members,
  ),
  guard(
    'SEC-73',
    'of two cookies neither is believed',
    'apps/server/src/platform/http/cookie-jar.ts',
    ['name).length > 1;', 'name).length > 9;'],
    signIn,
  ),
  guard(
    'SEC-68',
    'the whole origin is compared',
    `${accounts}/recognize-caller.ts`,
    ['if (page.origin !== publicAddress', 'if (!page.origin && !publicAddress'],
    signIn,
  ),
  guard(
    'SEC-67',
    'an address names no other host',
    'apps/server/src/pages/page-home.ts',
    ['address?.origin === HERE &&', 'address &&'],
    page,
  ),
  guard(
    'SEC-67',
    'the page’s own address is made of configuration',
    'apps/server/src/pages/page-home.ts',
    ['address({ mainHost: hostnameOf(request.host) })', 'address({ mainHost: request.host })'],
    page,
  ),
  guard(
    'SEC-75',
    'nobody knows what the nonce replaces',
    'apps/server/src/pages/head.ts',
    [`randomBytes(24).toString('base64url')`, `'{{nonce}}'`],
    page,
  ),
  guard(
    'SEC-69',
    'in production the numbers need the token',
    'apps/server/src/platform/http/operations.ts',
    ['return !production && !isPassedOn', 'return !isPassedOn'],
    slow,
  ),
  guard(
    'SEC-69',
    'a proxy on the machine is not the machine',
    'apps/server/src/platform/http/operations.ts',
    ['return !production && !isPassedOn', 'return !production'],
    slow,
  ),
  guard(
    'SEC-70',
    'a request arrives in time or not at all',
    'apps/server/src/platform/http/create-server.ts',
    ['    requestTimeout: settings.requestSeconds * 1000,\n', ''],
    slow,
  ),
  guard(
    'SEC-70',
    'connections are limited',
    'apps/server/src/platform/http/create-server.ts',
    ['  app.server.maxConnections = settings.mostConnections;\n', ''],
    slow,
  ),
  guard(
    'SEC-71',
    'what a network holds is capped',
    'apps/server/src/carts/fill-carts.ts',
    ['if (together > most) return false;', 'if (together < 0) return false;'],
    held,
  ),
  guard(
    'SEC-71',
    'what a session holds is capped',
    'apps/server/src/carts/held-by-network.ts',
    ['> limits.heldTicketsPerSession', '> 99 * limits.heldTicketsPerSession'],
    held,
  ),
  guard(
    'SEC-74',
    'the clock comes with the demo tools',
    'apps/server/src/app.ts',
    ['if (config.demoTools) registerDemoTools', 'if (config) registerDemoTools'],
    demoTools,
  ),
  guard(
    'SEC-74',
    'the stand-in’s switches come with the demo tools',
    'apps/server/src/stand-in-gateway/register-stand-in.ts',
    ['if (needs.hasControls) registerControl', 'registerControl'],
    demoTools,
  ),
  guard(
    'SEC-74',
    'they are refused in production',
    'apps/server/src/config.ts',
    ['if (production && demoTools)', 'if (production && !demoTools)'],
    demoTools,
  ),
  guard(
    'SEC-76',
    'the engine’s first files are for their owner',
    'apps/server/src/platform/db/embedded/open-embedded.ts',
    ['    keepPrivate(folder);\n', ''],
    privateFiles,
  ),
  guard(
    'SEC-76',
    'what is made later is for its owner',
    'apps/server/src/platform/keep-private.ts',
    ['process.umask(OTHERS);', 'process.umask(0);'],
    privateFiles,
  ),
  guard(
    'SEC-76',
    'secrets in letters are not written down',
    'apps/server/src/mail/mail-folder.ts',
    ['mail.is_secret && !keepsSecrets', 'mail.is_secret && keepsSecrets'],
    'apps/server/src/mail/mail-folder.test.ts',
    'unit',
  ),
  guard(
    'SEC-77',
    'an unknown address is looked for as long',
    `${accounts}/calls/reset-password.ts`,
    [
      'const isKnown = await isResetToken',
      `if (!customer) return refuse('RESET_TOKEN_REFUSED');
    const isKnown = await isResetToken`,
    ],
    `${accounts}/security/passwords.server.test.ts`,
  ),
  guard(
    'SEC-85',
    'a cart waits for its turn',
    'apps/server/src/waiting-room/turns.ts',
    ["if (closed.length > 0) refuse('IN_LINE');", 'void closed;'],
    places,
  ),
  guard(
    'SEC-85',
    'a turn is over when its time is',
    'apps/server/src/waiting-room/place-store.ts',
    ['        and p.admitted_until > ${databaseTime(clock)}\n', ''],
    places,
  ),
  guard(
    'SEC-85',
    'a turn is its holder’s',
    'apps/server/src/waiting-room/place-store.ts',
    ['        and (p.session_id = ${holder.sessionId} or p.user_id = ${holder.userId ?? null}::int)\n', ''],
    places,
  ),
  guard(
    'SEC-85',
    'a code is signed for its room',
    'apps/server/src/waiting-room/place-code.ts',
    [
      'right.length === given.length && timingSafeEqual(right, given) ? place',
      'right && given && timingSafeEqual ? place',
    ],
    places,
  ),
  guard(
    'SEC-85',
    'places of a network are capped',
    'apps/server/src/waiting-room/place-store.ts',
    ['and ${live}) < ${most}', 'and ${live}) < 99 * ${most}::int'],
    places,
  ),
  guard(
    'SEC-72',
    'a guest list lists nothing',
    'apps/server/src/catalogue/calls/get-outlet-events.ts',
    ['if (isGuestList(outletType)) return nothing;', 'void isGuestList, outletType;'],
    strangers,
  ),
  guard(
    'SEC-72',
    'a guest list has no sitemap',
    'apps/server/src/pages/well-known.ts',
    ['isOpenToAll(outlet) && !isGuestList(outlet.outletType)', 'isOpenToAll(outlet)'],
    strangers,
  ),
  guard(
    'SEC-72',
    'series have no names before the sign-in',
    'apps/server/src/sellers/calls/get-outlet-info.ts',
    [`caller.barrier === 'login' ?`, `caller.barrier === 'password' ?`],
    strangers,
  ),
];
