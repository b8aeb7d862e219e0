import { expect, test } from 'vitest';
import { roleChangeProblem } from './role-change.ts';

const change = { byStaffId: 1, staffId: 2, was: 'owner', wanted: 'desk', owners: 2 } as const;

test('[STAFF-05] the last owner is neither removed nor demoted', () => {
  expect(roleChangeProblem(change)).toBeUndefined();
  expect(roleChangeProblem({ ...change, owners: 1 })).toBe('LAST_OWNER');
  expect(roleChangeProblem({ ...change, owners: 1, wanted: undefined })).toBe('LAST_OWNER');
  expect(roleChangeProblem({ ...change, owners: 1, wanted: 'owner' })).toBeUndefined();
});

test('[STAFF-05] nobody decides about their own role', () => {
  expect(roleChangeProblem({ ...change, staffId: 1 })).toBe('OWN_ROLE');
  expect(roleChangeProblem({ ...change, staffId: 1, was: 'desk', wanted: 'owner' })).toBe('OWN_ROLE');
  expect(roleChangeProblem({ ...change, staffId: 1, owners: 1 })).toBe('LAST_OWNER');
});
