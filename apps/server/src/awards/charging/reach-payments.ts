// What the decisions of the room Charging begin with, and how they refuse.
import { awarding } from '../../orders/index.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { AwardsNeeds } from '../awards-needs.ts';

export const refuseCharging = (message: string): never => refuse('CHARGING_REFUSED', { message });

interface Decider {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

/** Every one of them must be of an order within reach. */
export async function reachPayments({ db }: AwardsNeeds, caller: Decider, paymentIds: readonly number[]) {
  const found = await awarding.ordersOfPayments(db, caller, paymentIds);
  if (paymentIds.some((id) => !found.has(id))) refuse('NOT_FOUND');
  return found;
}
