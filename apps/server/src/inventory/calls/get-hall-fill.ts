import { getHallFill } from '@stagedoor/contract/calls/office/hall-fill';
import { layOut } from '@stagedoor/rules/seats/lay-out';
import { packSeats } from '@stagedoor/rules/seats/packed';
import { officeEvents } from '../../catalogue/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { letterOf, readPlanSeats, readSeatStates } from '../seat-map/plan-store.ts';
import type { PlanSeatRow, SeatState } from '../seat-map/plan-store.ts';

type StateOf = (seat: PlanSeatRow) => SeatState;

function fillOf(name: string, seats: readonly PlanSeatRow[], stateOf: StateOf) {
  const fill = { name, free: 0, carts: 0, aside: 0, sold: 0 };
  for (const seat of seats) fill[stateOf(seat)] += 1;
  return fill;
}

/** HALL-06: read when somebody looks; the counts stand beside the picture for who does not see it. */
export const getHallFillHandler = (db: Db): Handler<'inventory'> =>
  handle(getHallFill, async ({ eventId }, caller) => {
    const { sellerId, now } = caller;
    const event = (await officeEvents.find(db, sellerId, eventId)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(event.outletId);
    const levelIds = (await officeEvents.levels(db, sellerId, eventId)).map(({ levelId }) => levelId);
    const seats = await readPlanSeats(db, sellerId, levelIds);
    const states = await readSeatStates(db, sellerId, levelIds, now);
    const stateOf: StateOf = ({ ticketId }) => states.get(ticketId) ?? 'free';
    const places = layOut(seats);
    const levels = [...new Set(seats.map(({ levelId }) => levelId))];
    return {
      seats: packSeats(
        seats.map(({ levelId, kind }, index) => {
          const { x = 0, y = 0 } = places[index] ?? {};
          return { x, y, level: levels.indexOf(levelId), kind };
        }),
      ),
      states: seats.map((seat) => letterOf[stateOf(seat)]).join(''),
      sections: [...Map.groupBy(seats, ({ section }) => section)].map(([name, own]) =>
        fillOf(name, own, stateOf),
      ),
    };
  });
