import { getSeatPlan } from '@stagedoor/contract/calls/shop/seats';
import { isOpenToAll } from '@stagedoor/rules/shops/is-open-to-all';
import { handleAlike } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { SeatMapNeeds } from './get-free-seats.ts';

/** What has another hash is another plan, and is not here any more. */
export const getSeatPlanHandler = ({ maps, outlets }: SeatMapNeeds): Handler<'inventory'> =>
  handleAlike(getSeatPlan, async ({ eventId, hash }, caller) => {
    const seats = await maps.at(caller, eventId);
    if (!seats || seats.hash !== hash) return refuse('NOT_FOUND');
    return isOpenToAll(await outlets.get(caller.outletId)) ? seats.plan : seats.plan.forOne();
  });
