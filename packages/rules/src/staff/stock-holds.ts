// Tickets that staff keep off sale under a name: who may name them how, and which of them are not theirs to release.
import { fieldErrors, type FieldErrors } from '../forms/field-errors.ts';
import { namedSeats } from './named-seats.ts';
import { staffMessages } from '../messages/staff.ts';

export const holdKinds = ['house', 'guest'] as const;
export type HoldKind = (typeof holdKinds)[number];

const SHORTEST_REASON = 5;
const LONGEST_NAME = 60;

/** Kept for a change of an order, or for a guest's own request: what happens to those decides. */
const MADE_BY_OTHERS = /^(?:change \d+|[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/i;

/** Whether staff named it, so that staff may release it. */
export const isNamedByStaff = (name: string): boolean => !MADE_BY_OTHERS.test(name.trim());

export const reasonProblem = (reason: string): string | false =>
  reason.trim().length < SHORTEST_REASON && staffMessages.reasonNeeded;

function seatsProblem(words: string, quantity: number): string | false {
  const seats = namedSeats(words);
  if (!seats) return staffMessages.seatsNeeded;
  return seats.length !== quantity && staffMessages.seatsCounted(seats.length);
}

interface Hold {
  name: string;
  quantity: number;
  /** As they are typed; nothing for the best ones. */
  seats?: string | undefined;
  reason: string;
}

export function validateHold({ name, quantity, seats = '', reason }: Hold): FieldErrors<keyof Hold> {
  const typed = name.trim();
  const isGood = typed.length > 0 && typed.length <= LONGEST_NAME && isNamedByStaff(typed);
  return fieldErrors({
    name: !isGood && staffMessages.holdNameNeeded,
    quantity: (!Number.isInteger(quantity) || quantity < 1) && staffMessages.howManyNeeded,
    seats: seats.trim() !== '' && seatsProblem(seats, quantity),
    reason: reasonProblem(reason),
  });
}
