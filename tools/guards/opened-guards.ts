// What was opened for somebody ends when it should: passes, links, cards, tickets in letters, a browser's good name.
import { guard, type Guard } from './guard.ts';

const staff = 'apps/server/src/staff';
const door = 'apps/server/src/fulfilment/door/door.server.test.ts';
const view = 'apps/server/src/accounts/calls/view-as-customer.server.test.ts';

export const openedGuards: Guard[] = [
  guard(
    'KEY-06',
    'what somebody opened ends with their role',
    `${staff}/calls/remove-staff.ts`,
    ['const ended = await endOpened(tx, needs.opened(), by);', 'const ended = await endOpened(tx, [], by);'],
    `${staff}/opened/opened.server.test.ts`,
  ),
  guard(
    'KEY-06',
    'a lesser role keeps nothing that it would not have allowed',
    `${staff}/opened/end-opened.ts`,
    ["=== 'yes';", "!== 'own';"],
    `${staff}/opened/opened.server.test.ts`,
  ),
  guard(
    'DOOR-03',
    'a pass opens nothing before its night',
    'apps/server/src/fulfilment/door/register-door.ts',
    ['if (isEarly(pass, now))', 'if (isEarly(pass, pass.ends_at))'],
    door,
  ),
  guard(
    'DOOR-03',
    'a pass is for its outlet',
    'apps/server/src/fulfilment/door/register-door.ts',
    [' || pass.outlet_id !== home.outletId', ''],
    door,
  ),
  guard(
    'SEC-63',
    'letters with tickets go elsewhere by who may reissue them',
    'apps/server/src/mail/calls/send-mail-again.ts',
    ['if (isElsewhere && holdsTickets(mail) && !mayHaveTickets(caller)) refuseRole(REISSUES);', ''],
    `${staff}/log/where-letters-went.server.test.ts`,
  ),
  guard(
    'SEC-79',
    'no outlet has the box office’s host',
    'apps/server/migrations/0254-hosts-that-are-taken.sql',
    ['where host = lower(new.host)', 'where host = new.host || new.host'],
    'apps/server/src/importing/import-folder.server.test.ts',
  ),
  guard(
    'SEC-82',
    'looking at a link does not use it up',
    'apps/server/src/platform/http/one-time-links.ts',
    ['usesUp !== true', 'usesUp !== undefined'],
    view,
  ),
  guard(
    'SEC-29',
    'a guest’s card is shown where it was saved',
    'apps/server/src/payments/cards/card-store.ts',
    [`\n    .where('p.keeper', '=', owner.keeper ?? '')`, ''],
    'apps/server/src/guest-list/guest-delivery.server.test.ts',
  ),
  guard(
    'STAFF-03',
    'strangers do not slow down a browser that is known',
    'apps/server/src/platform/tries/sign-in-budget.ts',
    ['if (browser !== undefined) return', 'if (browser === email) return'],
    `${staff}/known-browser.server.test.ts`,
  ),
];
