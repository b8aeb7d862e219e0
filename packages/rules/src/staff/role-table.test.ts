import { expect, test } from 'vitest';
import { mayCall } from './may-call.ts';
import { grantOf, grantsOf, permissions, roleTable, rolesThatMay } from './role-table.ts';
import type { Grant } from './role-table.ts';
import { needsSecondStep, staffRoles } from './roles.ts';
import type { StaffRole } from './roles.ts';
import { cases } from '../../../../tools/testing/cases.ts';

test('[STAFF-04] an owner may do everything, and every permission has somebody', () => {
  expect(permissions.length).toBeGreaterThan(40);
  for (const permission of cases(permissions)) expect(grantOf('owner', permission)).toBe('yes');
});

test('[STAFF-04] a viewer looks and never acts', () => {
  const acts = permissions.filter((permission) => ['yes', 'asks'].includes(grantOf('viewer', permission)));
  expect(acts).toEqual([]);
});

test('[STAFF-04] a viewer reads no phone, street, note or letter, and exports nothing', () => {
  const hidden = permissions.filter((permission) => /contact|read|export|lines/.test(permission));
  expect(hidden).toHaveLength(6);
  for (const permission of cases(hidden)) expect(grantOf('viewer', permission)).toBe('no');
});

test('[STAFF-08] whoever only asks has somebody who decides', () => {
  const asking = permissions.filter((permission) =>
    staffRoles.some((role) => grantOf(role, permission) === 'asks'),
  );
  expect(asking).toEqual(['orders.refund', 'refunds.decide', 'guests.decide-paid']);
  for (const permission of cases(asking)) expect(rolesThatMay(permission)).toEqual(['owner', 'finance']);
});

test('[SEC-63] [STAFF-04] a grant opens what it says: reading, proposing, doing', () => {
  const read = { changes: false, proposes: false };
  const change = { changes: true, proposes: false };
  const propose = { changes: true, proposes: true };
  const opens = (['yes', 'asks', 'sees', 'own', 'no'] as const).map((grant) =>
    [read, change, propose].map((call) => mayCall(grant, call)),
  );
  expect(opens).toEqual([
    [true, true, true],
    [true, false, true],
    [true, false, false],
    [true, false, false],
    [false, false, false],
  ]);
});

test('[STAFF-04] [OPS-01] there are four roles', () => {
  expect(staffRoles).toEqual(['owner', 'desk', 'finance', 'viewer']);
});

test('[STAFF-03] owner and finance sign in with a second step', () => {
  expect(staffRoles.filter(needsSecondStep)).toEqual(['owner', 'finance']);
});

test('[STAFF-04] a role knows every permission of the table', () => {
  expect(Object.keys(grantsOf('desk'))).toEqual(Object.keys(roleTable));
});

/** What a role may, by what the table says of it; what is not named it may not. */
const may = (role: StaffRole, grant: Grant): string =>
  permissions.filter((permission) => grantOf(role, permission) === grant).join(' ');

test('[STAFF-04] [OPS-01] the desk sells, serves and lets in; money and rights are others’', () => {
  expect(may('desk', 'yes')).toBe(
    [
      'today.look search.look',
      'customers.look customers.contact customers.correct customers.note customers.export',
      'customers.view-as orders.look orders.change orders.retry lists.export',
      'events.look events.stock events.waiting-room',
      'counter.sell counter.take-money counter.give-away codes.look codes.stop reports.look waiting.look waiting.work',
      'draws.look draws.dry-run draws.write fulfilment.work door.work',
      'guests.look guests.invite guests.send-again mail.look mail.read mail.send-again',
      'setup.look setup.texts setup.shows switches.look switches.shop',
    ].join(' '),
  );
  expect(may('desk', 'asks')).toBe('orders.refund refunds.decide guests.decide-paid');
  expect(may('desk', 'sees')).toBe('charging.look refunds.look connections.look');
  expect(may('desk', 'own')).toBe('log.look');
});

test('[STAFF-04] [OPS-01] finance decides about money, and changes no order, event or guest', () => {
  expect(may('finance', 'yes')).toBe(
    [
      'today.look search.look customers.look customers.contact customers.note',
      'orders.look orders.retry orders.refund lists.export events.look reports.look reports.share',
      'draws.look draws.dry-run draws.write charging.look charging.decide',
      'refunds.look refunds.decide guests.look guests.decide-paid',
      'mail.look mail.read mail.send-again ledger.look ledger.lines ledger.mend',
      'setup.look setup.shows switches.look switches.refund-windows',
    ].join(' '),
  );
  expect([may('finance', 'asks'), may('finance', 'sees')]).toEqual([
    '',
    'codes.look fulfilment.work connections.look',
  ]);
  expect(may('finance', 'own')).toBe('log.look');
});

test('[STAFF-04] [OPS-01] a viewer looks around', () => {
  expect(may('viewer', 'sees')).toBe(
    [
      'today.look search.look customers.look orders.look events.look reports.look draws.look',
      'charging.look refunds.look fulfilment.work guests.look guests.invite',
      'mail.look ledger.look setup.look connections.look',
    ].join(' '),
  );
  expect(may('viewer', 'own')).toBe('');
});
