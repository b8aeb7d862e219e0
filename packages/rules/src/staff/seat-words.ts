/** A seat as somebody says it: `row A 11`, `Orchestra, row A, seat 11`, `A 11`. */
export interface SpokenSeat {
  /** As far as it was said. */
  section: string | undefined;
  row: string;
  seat: string;
}

const ROW = /^[a-z\d]{1,4}$/i;
const SEAT = /^\d{1,4}[a-z]?$/i;
const MOST_WORDS = 8;

/** Undefined where the words are no seat: a seat is a number, and a row stands before it. */
export function seatWords(words: string): SpokenSeat | undefined {
  const said = words.split(/[\s,]+/).filter((word) => word !== '' && !/^(section|row|seat)$/i.test(word));
  const [row, seat] = said.slice(-2);
  if (said.length > MOST_WORDS || row === undefined || seat === undefined) return undefined;
  if (!ROW.test(row) || !SEAT.test(seat)) return undefined;
  return { section: said.slice(0, -2).join(' ') || undefined, row, seat };
}
