/** Seats as somebody at the desk types them: `D 9-12, row E seat 3`. */
export interface NamedSeat {
  row: string;
  seat: string;
}

const PART = /^(?:row\s+)?(\S+?),?\s+(?:seats?\s+)?(\S+?)(?:\s*(?:-|–|to)\s*(\d{1,4}))?$/i;
const MOST_SEATS = 500;

function seatsOf(part: string): NamedSeat[] | undefined {
  const [, row, first, last] = PART.exec(part.trim()) ?? [];
  if (row === undefined || first === undefined) return undefined;
  if (last === undefined) return [{ row, seat: first }];
  const [from, to] = [Number(first), Number(last)];
  if (!Number.isInteger(from) || to < from || to - from >= MOST_SEATS) return undefined;
  return Array.from({ length: to - from + 1 }, (_, step) => ({ row, seat: String(from + step) }));
}

/** Each once; undefined where the words are no seats. */
export function namedSeats(words: string): NamedSeat[] | undefined {
  const parts = words.split(/[,;]/).map(seatsOf);
  const seats = parts.filter((part) => part !== undefined).flat();
  if (seats.length === 0 || parts.includes(undefined) || seats.length > MOST_SEATS) return undefined;
  const once = new Map(seats.map((seat) => [`${seat.row.toLowerCase()} ${seat.seat.toLowerCase()}`, seat]));
  return [...once.values()];
}
