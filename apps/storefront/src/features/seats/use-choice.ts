import type { PriceLevel } from '@stagedoor/contract/entities/event';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { useState } from 'react';
import type { SeatsOpen } from './free-seats.ts';
import type { Hall, HallSeat } from '@stagedoor/screens/hall-map/hall';

export interface Choice {
  /** In the order of the hall. */
  seats: HallSeat[];
  /** Chosen, and gone since. */
  lost: HallSeat[];
  /** Said once, aloud: what the last step did. */
  said: string;
  /** What stands in the way of the last step, for everybody to see. */
  warning: string | undefined;
  has(seat: HallSeat): boolean;
  toggle(seat: HallSeat): void;
  /** These instead of all others. */
  replace(seats: readonly HallSeat[]): void;
  drop(seats: readonly HallSeat[]): void;
  /** They could not be had. */
  lose(ticketIds: readonly number[]): void;
}

export const seatWords = ({ rowName, name }: HallSeat): string => seatMapMessages.seat(rowName, name);

export const placeWords = (seats: readonly HallSeat[]): string =>
  seatLines(
    seats.map((seat) => ({
      sectionName: seat.sectionName,
      rowName: seat.rowName,
      seatName: seat.name,
      seatPosition: seat.position,
    })),
  ).join('; ');

interface ChoiceNeeds {
  hall: Hall;
  open: SeatsOpen;
  levels: ReadonlyMap<number, PriceLevel>;
  priceOf: (seats: readonly HallSeat[]) => string;
}

/** Which seats somebody means. Nothing is held by it: what goes meanwhile leaves the choice, and is said. */
export function useChoice({ hall, open, levels, priceOf }: ChoiceNeeds): Choice {
  const [ids, setIds] = useState<readonly number[]>([]);
  const [lostIds, setLostIds] = useState<readonly number[]>([]);
  const [said, setSaid] = useState('');
  const [warning, setWarning] = useState<string>();
  const seatsOf = (some: readonly number[]): HallSeat[] =>
    some.flatMap((id) => hall.byTicket.get(id) ?? []).toSorted((a, b) => a.index - b.index);
  const seats = seatsOf(ids);
  const gone = seats.filter((seat) => !open.isFree(seat));
  // Told by the next look at the hall: it leaves the choice at once, and never silently.
  if (gone.length > 0) {
    const lost = gone.map(({ ticketId }) => ticketId);
    setIds(ids.filter((id) => !lost.includes(id)));
    setLostIds([...lostIds, ...lost]);
    setWarning(seatMapMessages.saidGone(placeWords(gone)));
  }

  function choose(next: readonly number[], words: string) {
    setIds(next);
    setLostIds([]);
    setWarning(undefined);
    setSaid(words);
  }

  function drop(some: readonly HallSeat[], words = placeWords(some)) {
    const next = ids.filter((id) => !some.some(({ ticketId }) => ticketId === id));
    choose(next, seatMapMessages.saidRemoved(words, next.length));
  }

  function toggle(seat: HallSeat) {
    if (ids.includes(seat.ticketId)) return drop([seat], seatWords(seat));
    const level = levels.get(seat.levelId);
    const ofLevel = seats.filter(({ levelId }) => levelId === seat.levelId).length;
    if (level && ofLevel >= level.limit) return setWarning(seatMapMessages.atMost(level.limit, level.name));
    const next = [...ids, seat.ticketId];
    choose(next, seatMapMessages.saidChosen(seatWords(seat), next.length, priceOf(seatsOf(next))));
  }

  return {
    seats: seats.filter(open.isFree),
    lost: seatsOf(lostIds),
    said,
    warning,
    has: ({ ticketId }) => ids.includes(ticketId),
    toggle,
    replace: (others) =>
      choose(
        others.map(({ ticketId }) => ticketId),
        seatMapMessages.saidChosen(placeWords(others), others.length, priceOf(others)),
      ),
    drop,
    lose: (ticketIds) => {
      setIds((before) => before.filter((id) => !ticketIds.includes(id)));
      setLostIds(ticketIds);
    },
  };
}
