// What keeps the box office to those who work there, and its log whole.
import { guard, type Guard } from './guard.ts';

const staff = 'apps/server/src/staff';
const everyCall = 'apps/server/src/office-calls.server.test.ts';
const signIn = `${staff}/sign-in.server.test.ts`;
const roles = `${staff}/roles.server.test.ts`;
const log = `${staff}/log/log.server.test.ts`;
const events = 'apps/server/src/overview/events/events.server.test.ts';
const people = 'apps/server/src/overview/people/personal-data.server.test.ts';
const production = `${staff}/production.server.test.ts`;
const logTables = 'apps/server/migrations/0066-staff-log.sql';

const view = 'apps/server/src/accounts/calls/view-as-customer.server.test.ts';

export const staffGuards: Guard[] = [
  guard(
    'SEC-61',
    'no cell is a formula',
    'packages/rules/src/writing/csv.ts',
    ['FORMULA.test(text) && !NUMBER', 'text === FORMULA.source && !NUMBER'],
    'packages/rules/src/writing/csv.test.ts',
    'unit',
  ),
  guard(
    'SEC-62',
    'a change that says nothing is not made',
    `${staff}/change.ts`,
    ['if (entries.length === 0) throw', 'if (entries.length < 0) throw'],
    log,
  ),
  guard(
    'SEC-62',
    'entries stay as they are',
    logTables,
    ['before update or delete or truncate on staff_log\n', 'before truncate on staff_log\n'],
    log,
  ),
  guard(
    'SEC-82',
    'whoever sees the shop as a customer does changes nothing',
    'apps/server/src/accounts/shop-access.ts',
    ['session?.isView && !readingCalls', '!session && !readingCalls'],
    view,
  ),
  guard(
    'SEC-82',
    'the view ends after ten minutes',
    'apps/server/src/accounts/view/register-view.ts',
    [
      'slidingSeconds: VIEW_MINUTES * 60,\n        absoluteSeconds: VIEW_MINUTES * 60,',
      'slidingSeconds: 660,\n        absoluteSeconds: 660,',
    ],
    view,
  ),
  guard(
    'SEC-82',
    'a link is good once',
    'apps/server/src/accounts/view/view-link-store.ts',
    [
      ".deleteFrom('view_links')\n    .where('token_hash'",
      ".updateTable('view_links')\n    .set({ user_id: 1 })\n    .where('token_hash'",
    ],
    view,
  ),
  guard(
    'SEC-63',
    'the role table is asked at every call',
    `${staff}/office-access.ts`,
    ['return mayCall(grant, call) ? grant : undefined;', 'return mayCall(grant, call) ? grant : grant;'],
    everyCall,
  ),
  guard(
    'SEC-63',
    'whoever only sees changes nothing',
    'packages/rules/src/staff/may-call.ts',
    ['if (!changes) return true;', 'if (grant !== undefined) return true;'],
    'packages/rules/src/staff/role-table.test.ts',
    'unit',
  ),
  guard(
    'SEC-79',
    'nobody calls without a session',
    `${staff}/office-reception.ts`,
    [`caller.session ?? refuse('SIGN_IN_NEEDED')`, 'caller.session!'],
    everyCall,
  ),
  guard(
    'SEC-79',
    'the whole origin is compared',
    `${staff}/office-access.ts`,
    ['origin !== own) refuse', `origin === 'null') refuse`],
    everyCall,
  ),
  guard(
    'SEC-79',
    'what changes something names its origin',
    `${staff}/office-access.ts`,
    [`request.method !== 'GET' :`, `request.method === 'TRACE' :`],
    everyCall,
  ),
  guard(
    'SEC-79',
    'staff’s calls are on staff’s host alone',
    'apps/server/src/platform/http/office-place.ts',
    [`audience === 'both' || audience === here`, `audience !== undefined || audience === here`],
    everyCall,
  ),
  guard(
    'STAFF-09',
    'colleagues are those of one’s own seller',
    `${staff}/role-store.ts`,
    [
      'from staff_roles r where r.seller_id = ${sellerId} order',
      'from staff_roles r where r.seller_id <> ${-sellerId} order',
    ],
    everyCall,
  ),
  guard(
    'STAFF-06',
    'each seal follows the one before it',
    `${staff}/log/check-seals.ts`,
    ['seal.hash === hashOf(previousHash, rows);', `seal.hash !== '';`],
    log,
  ),
  guard(
    'RUN-11',
    'seals are counted as numbers',
    `${staff}/log/seal-log.ts`,
    ['select seal_id::text as number, hash', 'select seal_id::text as number, seal_id::text, hash'],
    log,
  ),
  guard(
    'RUN-11',
    'whoever takes an entry off the list does not hide it',
    `${staff}/log/check-seals.ts`,
    ['since === null ? undefined', 'since !== null ? undefined'],
    log,
  ),
  guard(
    'STAFF-06',
    'personal values stand aside',
    `${staff}/log/write-entry.ts`,
    ['${asJson(entry.after)}::jsonb', '${asJson({ ...entry.after, ...entry.personal?.after })}::jsonb'],
    log,
  ),
  guard(
    'STAFF-05',
    'the database keeps an owner',
    'apps/server/migrations/0065-staff.sql',
    [
      `  if not found then
    raise exception 'seller`,
      `  if false then
    raise exception 'seller`,
    ],
    roles,
  ),
  guard(
    'STAFF-05',
    'roles are read at every call',
    `${staff}/office-access.ts`,
    [`session.sellerId === null || session.role === null) refuse`, `session.sellerId === null) refuse`],
    roles,
  ),
  guard(
    'STAFF-07',
    'a password grows old',
    'packages/rules/src/staff/staff-limits.ts',
    ['const FRESH_PASSWORD_MINUTES = 10;', 'const FRESH_PASSWORD_MINUTES = 1000;'],
    roles,
  ),
  guard(
    'STAFF-03',
    'in production owners have a second step',
    `${staff}/office-access.ts`,
    ['production && session.role !== null', 'production && session.role === null'],
    production,
  ),
  guard(
    'STAFF-01',
    'the cookie does not travel from other sites',
    `${staff}/office-reception.ts`,
    [`sameSite: 'strict', pageOrigin`, `sameSite: 'lax', pageOrigin`],
    signIn,
  ),
  guard(
    'SEC-73',
    'of two cookies neither is believed',
    'apps/server/src/platform/http/cookie-jar.ts',
    ['name).length > 1;', 'name).length > 9;'],
    signIn,
  ),
  guard(
    'STAFF-09',
    'tickets are set aside at one’s own outlets',
    'apps/server/src/inventory/office/set-aside.ts',
    ['    caller.requireOutlet(event.outletId);\n', ''],
    events,
  ),
  guard(
    'STAFF-09',
    'events are listed at one’s own outlets',
    'apps/server/src/catalogue/office/read-events.ts',
    [`wanted === 'all' ? []`, `wanted !== undefined ? []`],
    events,
  ),
  guard(
    'STAFF-06',
    'an erased person leaves nothing aside in the log',
    `${staff}/log/personal-notes.ts`,
    [
      `await erasePersonalFacts(tx, sellerId, { kind: 'customer', id: userId }, now)`,
      `await erasePersonalFacts(tx, sellerId, { kind: 'guest', id: userId }, now)`,
    ],
    people,
  ),
];
