import { expect, test } from 'vitest';
import { mayCall } from './may-call.ts';
import { grantOf, grantsOf, permissions, roleTable, rolesThatMay } from './role-table.ts';
import { needsSecondStep, staffRoles } from './roles.ts';
import { cases } from '../../../../tools/testing/cases.ts';

test('[STAFF-04] an owner may do everything, and every permission has somebody', () => {
  expect(permissions.length).toBeGreaterThan(40);
  for (const permission of permissions) expect(grantOf('owner', permission)).toBe('yes');
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

test('[STAFF-03] owner and finance sign in with a second step', () => {
  expect(staffRoles.filter(needsSecondStep)).toEqual(['owner', 'finance']);
});

test('[STAFF-04] a role knows every permission of the table', () => {
  expect(Object.keys(grantsOf('desk'))).toEqual(Object.keys(roleTable));
});
