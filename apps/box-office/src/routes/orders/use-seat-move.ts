import { useMemo, useState } from 'react';
import type { MovableLine, SeatsToMove } from '@stagedoor/contract/calls/office/move-seats';
import { seatMoveProblem } from '@stagedoor/rules/after-sale/seat-move';
import { seatLines } from '@stagedoor/rules/events/seat-text';
import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { hallOf } from '@stagedoor/screens/hall-map/hall';
import type { HallSeat, ShownSeats } from '@stagedoor/screens/hall-map/hall';

export const placeWords = (seats: readonly HallSeat[]): string =>
  seatLines(
    seats.map(({ sectionName, rowName, name: seatName, position: seatPosition }) => ({
      sectionName,
      rowName,
      seatName,
      seatPosition,
    })),
  ).join('; ');

const movable = ({ tickets }: MovableLine): number[] =>
  tickets.filter(({ blocked }) => !blocked).map(({ ticketId }) => ticketId);

const FREE = 'f';

/** Which tickets go, and where to. Nothing is held by it: what goes meanwhile is crossed out, and said. */
export function useSeatMove({ hall: plan, lines }: SeatsToMove) {
  const [lineId, setLineId] = useState(
    () => (lines.find((line) => movable(line).length > 0) ?? lines[0])?.lineId,
  );
  const line = lines.find((each) => each.lineId === lineId) ?? lines[0];
  const [left, setLeft] = useState<readonly number[]>([]);
  const [ids, setIds] = useState<readonly number[]>([]);
  const hall = useMemo(() => hallOf(plan), [plan]);
  const levelKey = line?.levelIds.join() ?? '';
  const open = useMemo((): ShownSeats => {
    const levels = new Set(levelKey.split(',').map(Number));
    const isFree = ({ index, levelId }: HallSeat): boolean =>
      plan.states[index] === FREE && levels.has(levelId);
    return { isFree, isKept: () => false, open: hall.seats.filter(isFree) };
  }, [hall, plan, levelKey]);
  const from = line ? movable(line).filter((id) => !left.includes(id)) : [];
  const seatsOf = (some: readonly number[]): HallSeat[] =>
    some.flatMap((id) => hall.byTicket.get(id) ?? []).toSorted((a, b) => a.index - b.index);
  const chosen = seatsOf(ids);
  const seats = chosen.filter(open.isFree);
  const lost = chosen.filter((seat) => !open.isFree(seat));
  const has = ({ ticketId }: HallSeat): boolean => ids.includes(ticketId);
  return {
    hall,
    open,
    line,
    from,
    problem: seatMoveProblem(from.length, seats),
    goes: seatsOf(from),
    chooseLine: (id: number) => {
      setLineId(id);
      setLeft([]);
      setIds([]);
    },
    /** A ticket goes, or stays where it is. */
    toggleTicket: (id: number) =>
      setLeft(left.includes(id) ? left.filter((each) => each !== id) : [...left, id]),
    choice: {
      seats,
      lost,
      has,
      toggle: (seat: HallSeat) =>
        setIds(has(seat) ? ids.filter((id) => id !== seat.ticketId) : [...ids, seat.ticketId]),
      replace: (others: readonly HallSeat[]) => setIds(others.map(({ ticketId }) => ticketId)),
      drop: (some: readonly HallSeat[]) =>
        setIds(ids.filter((id) => !some.some(({ ticketId }) => ticketId === id))),
    },
    seatWords: (seat: HallSeat): string => {
      const kinds = { ...seatMapMessages, seat: undefined };
      const state = has(seat)
        ? seatMapMessages.chosen
        : open.isFree(seat)
          ? seatMapMessages.free
          : seatMapMessages.taken;
      const place = seatMapMessages.rowOf(seat.sectionName, seat.rowName);
      return [`${place}, ${seat.name}`, kinds[seat.kind], state].filter(Boolean).join(', ');
    },
  };
}
export type SeatMoving = ReturnType<typeof useSeatMove>;
