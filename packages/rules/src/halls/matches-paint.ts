import { rowNames } from './row-names.ts';

interface Brush {
  rows: string | null;
  seats: string | null;
}

/** Parsed once, however many seats are compared. */
const known = new Map<string, ReadonlySet<string> | null>();
const MOST_KNOWN = 500;

/** `1-10, 15` and `A-C, no B` are read alike; nothing where the words are neither. */
function setOf(words: string): ReadonlySet<string> | null {
  const before = known.get(words);
  if (before !== undefined) return before;
  if (known.size >= MOST_KNOWN) known.clear();
  const names = rowNames(words);
  const set = names ? new Set(names.map((name) => name.toLowerCase())) : null;
  known.set(words, set);
  return set;
}

const isIn = (words: string | null, name: string): boolean =>
  words === null || (setOf(words)?.has(name.toLowerCase()) ?? false);

/** Whether a brush that goes over rows and seats touches this one. */
export const matchesPaint = ({ rows, seats }: Brush, place: { row: string; seat: string }): boolean =>
  isIn(rows, place.row) && isIn(seats, place.seat);
