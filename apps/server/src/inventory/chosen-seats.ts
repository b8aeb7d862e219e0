// Seats that customers have chosen: whether they can have them. Decided under the lock of their levels.
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { avoidsSingles } from '@stagedoor/rules/seats/avoids-singles';
import type { LevelSeat } from '@stagedoor/rules/seats/avoids-singles';
import { leftAlone } from '@stagedoor/rules/seats/left-alone';
import { loneCompanions } from '@stagedoor/rules/seats/lone-companions';
import { isForAccess } from '@stagedoor/rules/seats/seat-kinds';
import { Refusal } from '../platform/http/refusal.ts';
import type { HoldWish } from './hold-wish.ts';
import type { RowPlace } from './row-store.ts';
import type { Place } from './place-store.ts';

/** All that is free of an event, and how many seats its levels have; asked only where somebody would be left alone. */
export type WholeHall = (levelIds: readonly number[]) => Promise<{
  free: readonly LevelSeat[];
  capacities: ReadonlyMap<number, number>;
}>;

export interface ChosenSeats {
  /** Why a cart cannot have what it has chosen; nothing of it is taken yet. */
  refusalOf(wishes: readonly HoldWish[]): Promise<Refusal | undefined>;
  placesOf(wish: HoldWish): Place[];
  /** Somebody got them. */
  take(ticketIds: readonly number[]): void;
}

const idsOf = (seats: readonly { ticketId: number }[]): number[] => seats.map(({ ticketId }) => ticketId);

const unknown = (): Refusal =>
  new Refusal('INVALID_INPUT', {
    fields: { lines: seatMapMessages.notOfEvent },
    message: seatMapMessages.notOfEvent,
  });

const gone = (seats: readonly RowPlace[]): Refusal =>
  new Refusal('SEATS_GONE', {
    message: `${seatLines(seats).join('; ')}: ${seatMapMessages.seatsGone}`,
    facts: { goneTicketIDs: idsOf(seats) },
  });

const alone = (seats: readonly RowPlace[]): Refusal =>
  new Refusal('SEAT_LEFT_ALONE', {
    message: seatMapMessages.leavesAlone(seatLines(seats).join('; ')),
    facts: { aloneTicketIDs: idsOf(seats) },
  });

export function chosenSeats(
  rows: readonly RowPlace[],
  released: ReadonlySet<number>,
  wholeHall: WholeHall,
): ChosenSeats {
  const known = new Map(rows.map((seat) => [seat.ticketId, seat]));
  const free = new Set(idsOf(rows.filter(({ isFree }) => isFree)));
  const seatsOf = ({ levelId, chosen }: HoldWish): (RowPlace | undefined)[] =>
    (chosen?.ticketIds ?? []).map((ticketId) => {
      const seat = known.get(ticketId);
      return seat?.levelId === levelId ? seat : undefined;
    });
  const isKept = ({ kind, levelId }: RowPlace): boolean => isForAccess(kind) && !released.has(levelId);

  /** SEAT-05. Seats that are kept for others are walls to those who choose. */
  async function leavesAlone(
    wishes: readonly HoldWish[],
    chosen: readonly RowPlace[],
  ): Promise<Refusal | undefined> {
    const open = rows.filter((seat) => free.has(seat.ticketId) && !isKept(seat));
    const lonely = leftAlone(open, new Set(idsOf(chosen)));
    const lonelyRows = new Set(lonely.map(({ row }) => row));
    const to = wishes.filter((wish) => seatsOf(wish).some((seat) => seat && lonelyRows.has(seat.row)));
    for (const { levelId, quantity, chosen: choice } of to) {
      if (!choice || choice.allowsSingles) continue;
      const hall = await wholeHall(choice.levelIds);
      const capacity = hall.capacities.get(levelId) ?? 0;
      if (avoidsSingles(hall.free, { levelId, quantity, capacity }).length > 0) return alone(lonely);
    }
    return undefined;
  }

  return {
    refusalOf: async (wishes) => {
      const own = wishes.filter(({ chosen }) => chosen);
      const seats = own.flatMap(seatsOf);
      if (seats.some((seat) => seat === undefined)) return unknown();
      const chosen = seats.filter((seat) => seat !== undefined);
      const lost = chosen.filter(({ ticketId }) => !free.has(ticketId));
      if (lost.length > 0) return gone(lost);
      if (loneCompanions(chosen.filter(isKept)).length > 0) return new Refusal('COMPANION_ALONE');
      return leavesAlone(own, chosen);
    },
    placesOf: (wish) => seatsOf(wish).flatMap((seat) => (seat ? [seat] : [])),
    take: (ticketIds) => {
      for (const ticketId of ticketIds) free.delete(ticketId);
    },
  };
}
