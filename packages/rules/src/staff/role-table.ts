// Who may do what in the box office. The server asks this table at every call, the pages show and hide by it,
// and the tests try every call with every role against it.
import { keysOf } from '../values/keys-of.ts';
import { staffRoles, type StaffRole } from './roles.ts';

/**
 * - `yes`: does it
 * - `asks`: proposes it; somebody whose cell says yes decides
 * - `sees`: reads it, without any action
 * - `own`: reads what is about oneself
 * - `no`: neither sees nor finds it
 */
export const grants = ['yes', 'asks', 'sees', 'own', 'no'] as const;
export type Grant = (typeof grants)[number];

interface Row extends Readonly<Record<StaffRole, Grant>> {
  readonly room: string;
  readonly action: string;
}

const row = (
  room: string,
  action: string,
  ...[owner, desk, finance, viewer]: [owner: Grant, desk: Grant, finance: Grant, viewer: Grant]
): Row => ({ room, action, owner, desk, finance, viewer });

export const roleTable = {
  'today.look': row('Today', 'look', 'yes', 'yes', 'yes', 'sees'),
  'search.look': row('Search', 'look', 'yes', 'yes', 'yes', 'sees'),
  'customers.look': row('Customers', 'look', 'yes', 'yes', 'yes', 'sees'),
  'customers.contact': row('Customers', 'read phone, street and notes', 'yes', 'yes', 'yes', 'no'),
  'customers.correct': row('Customers', 'correct, password link, end sessions', 'yes', 'yes', 'no', 'no'),
  'customers.note': row('Customers', 'note', 'yes', 'yes', 'yes', 'no'),
  'customers.export': row('Customers', 'export the data of one', 'yes', 'yes', 'no', 'no'),
  'customers.erase': row('Customers', 'delete personal data', 'yes', 'no', 'no', 'no'),
  'customers.view-as': row('Customers', 'see the shop as they do', 'yes', 'yes', 'no', 'no'),
  'orders.look': row('Orders', 'look, timeline', 'yes', 'yes', 'yes', 'sees'),
  'orders.change': row('Orders', 'address, delivery, seats, reissue tickets', 'yes', 'yes', 'no', 'no'),
  'orders.retry': row('Orders', 'try one due card again', 'yes', 'yes', 'yes', 'no'),
  'orders.refund': row('Orders', 'refund, cancel', 'yes', 'asks', 'yes', 'no'),
  'lists.export': row('Orders, requests, guests', 'export', 'yes', 'yes', 'yes', 'no'),
  'events.look': row('Event', 'look', 'yes', 'yes', 'yes', 'sees'),
  'events.stock': row('Event', 'set aside, release, on and off sale', 'yes', 'yes', 'no', 'no'),
  'events.cancel': row('Event', 'cancel for everybody, postpone, clearing run', 'yes', 'no', 'no', 'no'),
  'events.waiting-room': row('Event', 'waiting room on and off', 'yes', 'yes', 'no', 'no'),
  'counter.sell': row('Counter', 'sell, reserve', 'yes', 'yes', 'no', 'no'),
  'counter.take-money': row('Counter', 'take cash, invoice', 'yes', 'yes', 'no', 'no'),
  'counter.give-away': row('Counter', 'give away', 'yes', 'yes', 'no', 'no'),
  'codes.look': row('Codes', 'look', 'yes', 'yes', 'sees', 'no'),
  'codes.stop': row('Codes', 'stop, undo', 'yes', 'yes', 'no', 'no'),
  'codes.manage': row('Codes', 'make, export, send', 'yes', 'no', 'no', 'no'),
  'reports.look': row('Reports', 'look', 'yes', 'yes', 'yes', 'sees'),
  'reports.share': row('Reports', 'link for an artist’s office', 'yes', 'no', 'yes', 'no'),
  'waiting.look': row('Waiting lists', 'look', 'yes', 'yes', 'no', 'no'),
  'waiting.work': row('Waiting lists', 'pause, pass over', 'yes', 'yes', 'no', 'no'),
  'draws.look': row('Draws', 'look', 'yes', 'yes', 'yes', 'sees'),
  'draws.dry-run': row('Draws', 'dry run', 'yes', 'yes', 'yes', 'no'),
  'draws.decide': row(
    'Draws',
    'freeze, draw, override, publish, add tickets, abandon',
    'yes',
    'no',
    'no',
    'no',
  ),
  'draws.write': row('Draws', 'write to fans about cards', 'yes', 'yes', 'yes', 'no'),
  'charging.look': row('Charging', 'look', 'yes', 'sees', 'yes', 'sees'),
  'charging.decide': row(
    'Charging',
    'pause, retry many, extend, let go, decide unknown',
    'yes',
    'no',
    'yes',
    'no',
  ),
  'refunds.look': row('Refunds and upgrades', 'look', 'yes', 'sees', 'yes', 'sees'),
  'refunds.decide': row('Refunds and upgrades', 'decide', 'yes', 'asks', 'yes', 'no'),
  'fulfilment.work': row('Fulfilment', 'everything', 'yes', 'yes', 'sees', 'sees'),
  'door.work': row('Door', 'scan, let in anyway, door pass', 'yes', 'yes', 'no', 'no'),
  'guests.look': row('Guest list', 'look', 'yes', 'yes', 'yes', 'sees'),
  'guests.invite': row('Guest list', 'invite, decide without payment', 'yes', 'yes', 'no', 'sees'),
  'guests.decide-paid': row('Guest list', 'decide with payment', 'yes', 'asks', 'yes', 'no'),
  'guests.send-again': row('Guest list', 'send again, revoke', 'yes', 'yes', 'no', 'no'),
  'mail.look': row('Mail', 'look', 'yes', 'yes', 'yes', 'sees'),
  'mail.read': row('Mail', 'read a letter', 'yes', 'yes', 'yes', 'no'),
  'mail.send-again': row('Mail', 'send again', 'yes', 'yes', 'yes', 'no'),
  'mail.templates': row('Mail', 'templates', 'yes', 'no', 'no', 'no'),
  'ledger.look': row('Ledger', 'totals', 'yes', 'no', 'yes', 'sees'),
  'ledger.lines': row('Ledger', 'every line', 'yes', 'no', 'yes', 'no'),
  'ledger.mend': row('Ledger', 'mend, export', 'yes', 'no', 'yes', 'no'),
  'setup.look': row('Set-up', 'look, preview', 'yes', 'yes', 'yes', 'sees'),
  'setup.texts': row(
    'Set-up',
    'stock on and off sale, event texts, content blocks',
    'yes',
    'yes',
    'no',
    'no',
  ),
  'setup.shows': row('Set-up', 'shows in drafts', 'yes', 'yes', 'yes', 'no'),
  'setup.change': row('Set-up', 'everything else, folder in and out, open', 'yes', 'no', 'no', 'no'),
  'connections.look': row('Connections', 'look', 'yes', 'sees', 'sees', 'sees'),
  'connections.manage': row('Connections', 'keys, addresses, deliveries', 'yes', 'no', 'no', 'no'),
  'staff.manage': row('Staff', 'people and roles', 'yes', 'no', 'no', 'no'),
  'log.look': row('Log', 'look', 'yes', 'own', 'own', 'no'),
  'log.export': row('Log', 'export', 'yes', 'no', 'no', 'no'),
  'switches.look': row('Switches', 'look', 'yes', 'yes', 'yes', 'no'),
  'switches.shop': row('Switches', 'close or open one shop', 'yes', 'yes', 'no', 'no'),
  'switches.all': row('Switches', 'all shops, client version, status texts', 'yes', 'no', 'no', 'no'),
  'switches.refund-windows': row('Switches', 'refund windows', 'yes', 'no', 'yes', 'no'),
} as const satisfies Record<string, Row>;

export type Permission = keyof typeof roleTable;

export const permissions = keysOf(roleTable);

export const grantOf = (role: StaffRole, permission: Permission): Grant => roleTable[permission][role];

/** Every permission with what it is for this role. */
export const grantsOf = (role: StaffRole): Record<Permission, Grant> =>
  Object.fromEntries(permissions.map((permission) => [permission, grantOf(role, permission)])) as Record<
    Permission,
    Grant
  >;

/** The roles that may decide where another one only asks, or may do what another may not. */
export const rolesThatMay = (permission: Permission): StaffRole[] =>
  staffRoles.filter((role) => grantOf(role, permission) === 'yes');
