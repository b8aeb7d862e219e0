import { refuse } from '../../platform/http/refusal.ts';
import type { FoundSession } from '../session-store.ts';
import type { ViewOwner } from './view-store.ts';

export function ownerOf({ staffId, sellerId, role }: FoundSession): ViewOwner {
  if (sellerId === null || role === null) return refuse('SELLER_NOT_CHOSEN');
  return { staffId, sellerId };
}
