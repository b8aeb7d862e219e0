import { moveSeatsMessages } from '../messages/move-seats.ts';

/** HALL-06: why so many tickets cannot go to these seats; undefined where they can. */
export function seatMoveProblem(tickets: number, seats: readonly { levelId: number }[]): string | undefined {
  if (tickets === 0) return moveSeatsMessages.chooseFrom;
  if (seats.length > tickets) return moveSeatsMessages.tooMany(seats.length, tickets);
  if (seats.length < tickets) return moveSeatsMessages.chooseTo(tickets - seats.length);
  return new Set(seats.map(({ levelId }) => levelId)).size > 1 ? moveSeatsMessages.oneLevel : undefined;
}

/** What one ticket costs, and how it is taxed. */
export interface TicketPrice {
  unitPriceCents: number;
  unitFeesCents: number;
  taxPpm: number;
  includedPpm?: number | undefined;
}

/** Whoever is moved neither pays nor gets anything: the other level costs the same to the cent, and is taxed the same. */
export const costsTheSame = (one: TicketPrice, other: TicketPrice): boolean =>
  one.unitPriceCents === other.unitPriceCents &&
  one.unitFeesCents === other.unitFeesCents &&
  one.taxPpm === other.taxPpm &&
  (one.includedPpm ?? 0) === (other.includedPpm ?? 0);
