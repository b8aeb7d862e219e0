import { INSTANT_SALE } from '@stagedoor/rules/events/sales-types';
import type { ShopCaller } from '../accounts/index.ts';
import type { LevelOnOffer } from '../catalogue/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import { isOffered } from './facts-of-event.ts';
import type { WaitingNeeds } from './waiting-needs.ts';

/** What may be waited for at a show of this outlet. */
export interface OpenList {
  eventId: number;
  hours: number;
  levels: LevelOnOffer[];
}

/** A show that is there and has a list, which it has as long as it is sold. */
export async function reachList(
  { catalogue }: Pick<WaitingNeeds, 'catalogue'>,
  { sellerId, outletId, now }: Pick<ShopCaller, 'sellerId' | 'outletId' | 'now'>,
  eventId: number,
): Promise<OpenList> {
  const cached = await catalogue.get(sellerId, outletId);
  const event = cached.catalogue.events.find((row) => row.outlet_event_id === eventId) ?? refuse('NOT_FOUND');
  const levels = [...cached.levels.values()].filter(
    (level) => level.eventId === eventId && isOffered(level, now),
  );
  const hours = event.waiting_hours;
  if (
    hours === null ||
    event.canceled_at !== null ||
    event.sales_type_id !== INSTANT_SALE ||
    levels.length === 0
  )
    return refuse('NO_WAITING_LIST');
  return { eventId, hours, levels };
}
