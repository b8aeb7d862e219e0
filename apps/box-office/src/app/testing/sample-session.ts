// Somebody who works here, for tests.
import type { SignedInStaff, StaffSession, Workplace } from '@stagedoor/contract/entities/staff';
import { grantsOf } from '@stagedoor/rules/staff/role-table';
import type { StaffRole } from '@stagedoor/rules/staff/roles';

export const now = new Date('2026-11-15T15:42:00Z');

const outlets = ['Lantern Club', 'Granite Hall'].map((name, index) => ({
  id: index + 1,
  name,
  origin: `http://shop-${index + 1}.test`,
}));

export const workplaceOf = (role: StaffRole, part: Partial<Workplace> = {}): Workplace => ({
  sellerId: 1,
  sellerName: 'Lantern Live',
  currency: 'USD',
  country: 1,
  timeZone: 'America/New_York',
  role,
  allOutlets: true,
  outlets,
  statusTexts: {},
  ...part,
});

export const staffOf = (role: StaffRole, part: Partial<SignedInStaff> = {}): SignedInStaff => ({
  id: 7,
  email: `${role}@lantern.example`,
  name: 'Robin',
  signedInAt: now,
  endsAt: new Date('2026-11-16T03:42:00Z'),
  passwordAt: now,
  secondStep: 'off',
  hasAuthenticatorApp: false,
  passkeys: 0,
  recoveryCodesLeft: 0,
  workplaces: [workplaceOf(role)],
  sellerId: 1,
  permissions: grantsOf(role),
  ...part,
});

export const signedOut: StaffSession = {
  now,
  staff: undefined,
  title: 'Lantern Live',
  shopOrigin: 'http://shop-1.test',
  version: '1.0.0',
  gateway: { name: 'Sandbox gateway', isSandbox: true },
  demoTools: true,
  noOwnerYet: false,
};

export const signedIn = (role: StaffRole = 'owner', part: Partial<SignedInStaff> = {}): StaffSession => ({
  ...signedOut,
  staff: staffOf(role, part),
});
