import { FIRST_DESK_ID } from '../programme/desk-ids.ts';

/** So that two outlets of a seller, built side by side, do not give away the same. */
const PER_OUTLET = 1000;

/** An id for what the box office makes at an outlet, beside those that are there. */
export const nextDeskId = (outletId: number, taken: readonly number[]): number =>
  Math.max(FIRST_DESK_ID + outletId * PER_OUTLET, ...taken) + 1;
