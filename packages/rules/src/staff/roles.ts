// Who works in a box office, and what each role is for.

export const staffRoles = ['owner', 'desk', 'finance', 'viewer'] as const;
export type StaffRole = (typeof staffRoles)[number];

export const roleWords: Readonly<Record<StaffRole, { name: string; purpose: string }>> = {
  owner: { name: 'Owner', purpose: 'everything, and who else may' },
  desk: { name: 'Desk', purpose: 'customers, orders, guests, shipping, door' },
  finance: { name: 'Finance', purpose: 'charges, refunds, upgrades, ledger' },
  viewer: { name: 'Viewer', purpose: 'looks, changes nothing' },
};

/** Roles that move money or rights: in production they sign in with a second step. */
export const needsSecondStep = (role: StaffRole): boolean => role === 'owner' || role === 'finance';
