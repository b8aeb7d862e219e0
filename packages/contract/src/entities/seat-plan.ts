import * as z from 'zod/mini';
import { entity, flag, id, list, maybe, text } from '../wire.ts';
import type { Of } from '../wire.ts';

const planRow = entity('SeatPlanRow', {
  name: ['Name', text],
  /** The seats' names, as they stand beside each other. */
  seats: ['Seats', list(text)],
  /** Where they stand, where that is not one beside the other: a number left out is an aisle. */
  positions: ['Positions', maybe(list(z.int()))],
});

const planSection = entity('SeatPlanSection', { name: ['Name', text], rows: ['Rows', list(planRow)] });

const place = { x: ['X', z.int()], y: ['Y', z.int()] } as const;
const planStage = entity('SeatPlanStage', { ...place, width: ['Width', z.int()] });
const planWords = entity('SeatPlanWords', { text: ['Text', text], ...place });

/** A hall as it is drawn. It never changes: another plan has another hash. */
export const seatPlan = entity('SeatPlan', {
  hash: ['PlanHash', text],
  sections: ['Sections', list(planSection)],
  /** Price levels, in the order by which seats name them. */
  levelIds: ['PriceLevelIDs', list(id)],
  /** Six bytes a seat in base64, part by part: x and y (two each, from the seat before), level, kind. */
  seats: ['PackedSeats', text],
  /** The seats' ticket ids: from which one on, and how many that follow each other. */
  ticketIds: ['TicketIDRuns', list(list(z.int()))],
  /** Companions' seats with the accessible seat each goes with, by their places in the plan. */
  companions: ['Companions', list(list(z.int()))],
  /** False where nobody has said where the seats lie. */
  isPlaced: ['Placed', flag],
  /** In ten-thousandths of the plan's width and height; missing where it is above the seats, in the middle. */
  stage: ['Stage', maybe(planStage)],
  words: ['Words', maybe(list(planWords))],
});
export type SeatPlan = Of<typeof seatPlan>;

const sectionBits = entity('FreeSeatsOfSection', {
  /** Its place in the plan. */
  section: ['Section', z.int()],
  version: ['Version', text],
  /** A bit a seat in base64, eight to a byte, the lowest first: whether it is free. */
  bits: ['Bits', text],
});

export const freeSeats = entity('FreeSeats', {
  hash: ['PlanHash', text],
  /** Those that are newer than what the caller has. */
  sections: ['Sections', list(sectionBits)],
  /** Levels whose seats for those who need them are kept no more. */
  released: ['ReleasedPriceLevelIDs', list(id)],
  /** A choice may leave a single seat alone. */
  allowsSingles: ['SingleSeats', flag],
});
export type FreeSeats = Of<typeof freeSeats>;
