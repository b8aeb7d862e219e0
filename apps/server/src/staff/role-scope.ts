import { staffMessages } from '@stagedoor/rules/messages/staff';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import { refuse } from '../platform/http/refusal.ts';
import type { RoleScope } from './role-store.ts';
import type { StaffNeeds } from './staff-needs.ts';

/** What a role is to be for, out of what was asked: an owner's is for all outlets, others' for all or some of this seller's. */
export async function scopeOf(
  needs: Pick<StaffNeeds, 'listSellers'>,
  sellerId: number,
  { role, outletIds }: { role: StaffRole; outletIds?: readonly number[] | undefined },
): Promise<RoleScope> {
  if (outletIds === undefined || role === 'owner') return { role, allOutlets: true, outletIds: [] };
  const sellers = await needs.listSellers();
  const known = sellers.find((seller) => seller.sellerId === sellerId)?.outlets ?? [];
  if (outletIds.length === 0) refuse('INVALID_INPUT', { fields: { outletIds: staffMessages.outletNeeded } });
  if (outletIds.some((id) => !known.some(({ outletId }) => outletId === id))) refuse('NOT_FOUND');
  return { role, allOutlets: false, outletIds: [...new Set(outletIds)].toSorted((a, b) => a - b) };
}

/** A scope as the log tells it. */
export const tellScope = ({ role, allOutlets, outletIds }: RoleScope) => ({
  role,
  outlets: allOutlets ? 'all' : outletIds,
});
