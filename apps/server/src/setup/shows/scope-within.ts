import type { EventScope } from '../../catalogue/index.ts';

/** One's own outlets, or one of them; somebody else's is nobody's. */
export function scopeWithin(
  { sellerId, outletIds }: EventScope,
  outletId: number | null | undefined,
): EventScope {
  if (!outletId) return { sellerId, outletIds };
  const isOwn = outletIds === 'all' || outletIds.includes(outletId);
  return { sellerId, outletIds: isOwn ? [outletId] : [] };
}
