import { getFreeSeats } from '@stagedoor/contract/calls/shop/seats';
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import { handleAlike } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { OutletCache } from '../../sellers/index.ts';
import type { SeatMaps } from '../seat-map/open-seat-maps.ts';

export interface SeatMapNeeds {
  maps: SeatMaps;
  outlets: OutletCache;
}

export const getFreeSeatsHandler = ({ maps, outlets }: SeatMapNeeds): Handler<'inventory'> =>
  handleAlike(getFreeSeats, async ({ eventId, have }, caller) => {
    const seats = (await maps.at(caller, eventId)) ?? refuse('NOT_FOUND');
    const answer = seats.free(have);
    // SEAT-07: what not everybody may see stays with whoever asked.
    return isOpenToAll(await outlets.get(caller.outletId)) ? answer : answer.forOne();
  });
