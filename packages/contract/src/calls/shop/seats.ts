import { freeSeats, seatPlan } from '../../entities/seat-plan.ts';
import { shopCall } from '../../shop-call.ts';
import { addressedId, entity, line, maybe } from '../../wire.ts';

const MOST_SECTIONS_KNOWN = 4000;

export const getFreeSeats = shopCall({
  name: 'getFreeSeats',
  module: 'inventory',
  method: 'GET',
  path: 'seats/{OutletEventID}/free',
  access: 'shop',
  summary:
    'Which seats of an event are free, a bit a seat, section by section, and which plan they belong to. `have` names what the caller has (`0:1f3a,1:9c`): only what is newer comes. The same for everybody; kept for a second.',
  input: entity('FreeSeatsQuery', {
    eventId: ['OutletEventID', addressedId],
    have: ['have', maybe(line(MOST_SECTIONS_KNOWN))],
  }),
  output: freeSeats,
  refusals: ['NOT_FOUND'],
  background: true,
  limit: 'seat-looks',
});

export const getSeatPlan = shopCall({
  name: 'getSeatPlan',
  module: 'inventory',
  method: 'GET',
  path: 'seats/{OutletEventID}/plan/{PlanHash}',
  access: 'shop',
  summary: 'The hall of an event as it is drawn. What has this hash never changes, and may be kept for ever.',
  input: entity('SeatPlanQuery', {
    eventId: ['OutletEventID', addressedId],
    hash: ['PlanHash', line(64)],
  }),
  output: seatPlan,
  refusals: ['NOT_FOUND'],
  background: true,
});
