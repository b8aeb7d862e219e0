import type { SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import type { Db } from '../../platform/db/tables.ts';
import { describePlan } from '../seat-map/describe-plan.ts';
import { letterOf, readPlanSeats, readSeatStates } from '../seat-map/plan-store.ts';

/** The hall of some levels as it is drawn, and where each of its seats is; whether customers may choose in it or not. */
export async function readOfficeHall(
  db: Db,
  sellerId: number,
  levelIds: readonly number[],
  now: Date,
): Promise<SeatPlan & { states: string }> {
  const seats = await readPlanSeats(db, sellerId, levelIds);
  const states = await readSeatStates(db, sellerId, levelIds, now);
  return {
    ...describePlan(seats),
    states: seats.map(({ ticketId }) => letterOf[states.get(ticketId) ?? 'free']).join(''),
  };
}
