import { expect, test } from 'vitest';
import { keyGrantOf, keyRights, rightsToGive } from './key-rights.ts';

test('[KEY-01] a key may what its rights say, and no more than its maker', () => {
  expect(keyGrantOf(['orders.read'], 'owner', 'orders.look')).toBe('sees');
  expect(keyGrantOf(['orders.read'], 'owner', 'orders.refund')).toBe('no');
  expect(keyGrantOf(['refund'], 'owner', 'orders.refund')).toBe('yes');
  expect(keyGrantOf(['refund'], 'desk', 'orders.refund'), 'who only asks has a key that asks').toBe('asks');
  expect(keyGrantOf(['refund'], 'viewer', 'orders.refund')).toBe('no');
  expect(keyGrantOf(['entries.read'], 'owner', 'door.work'), 'reading makes no passes').toBe('sees');
  expect(keyGrantOf(['orders.read', 'refund'], 'owner', 'staff.manage')).toBe('no');
});

test('[KEY-01] nobody gives away what they have not', () => {
  expect(rightsToGive('owner')).toEqual(keyRights);
  expect(rightsToGive('viewer')).toEqual([]);
});
