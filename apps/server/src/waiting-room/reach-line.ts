// What customers’ calls about a line begin with: an event of this shop, and who stands in it.
import { sessionOf } from '../accounts/index.ts';
import type { ShopCaller } from '../accounts/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { RoomNeeds } from './room-needs.ts';

/** Of this very shop; what is another one's is not found. */
export async function requireEvent(needs: RoomNeeds, caller: ShopCaller, eventId: number): Promise<void> {
  const { catalogue } = await needs.catalogue.get(caller.sellerId, caller.outletId);
  if (!catalogue.events.some((event) => event.outlet_event_id === eventId)) refuse('NOT_FOUND');
}

export const holderOf = (caller: ShopCaller) => {
  const { publicId, userId } = sessionOf(caller);
  return { sessionId: publicId, userId };
};
