/** Lists of seats as a section says them, `K 5-6, C 1`: read, changed and written again. */
import { namedSeats } from '../staff/named-seats.ts';
import type { NamedSeat } from '../staff/named-seats.ts';

const isNumber = (name: string): boolean => /^\d{1,4}$/.test(name);

/** Numbers that follow each other are told by the first and the last: `1-4, 7, a`. */
export function runsOfNames(names: readonly string[]): string[] {
  const numbers = [...new Set(names.filter(isNumber).map(Number))].toSorted((a, b) => a - b);
  const runs: [number, number][] = [];
  for (const number of numbers) {
    const run = runs.at(-1);
    if (run && run[1] + 1 === number) run[1] = number;
    else runs.push([number, number]);
  }
  return [
    ...runs.map(([first, last]) => (first === last ? String(first) : `${first}-${last}`)),
    ...new Set(names.filter((name) => !isNumber(name))),
  ];
}

/** Nothing where there are none. */
function wordsForSeats(seats: readonly NamedSeat[]): string | null {
  const words = [...Map.groupBy(seats, ({ row }) => row)].flatMap(([row, own]) =>
    runsOfNames(own.map(({ seat }) => seat)).map((run) => `${row} ${run}`),
  );
  return words.length === 0 ? null : words.join(', ');
}

export const isSame = (one: NamedSeat, other: NamedSeat): boolean =>
  one.row === other.row && one.seat === other.seat;

export const seatsIn = (words: string | null): NamedSeat[] =>
  words === null ? [] : (namedSeats(words) ?? []);

export const withSeat = (words: string | null, seat: NamedSeat): string | null =>
  wordsForSeats([...seatsIn(words).filter((each) => !isSame(each, seat)), seat]);

export const withoutSeat = (words: string | null, seat: NamedSeat): string | null =>
  wordsForSeats(seatsIn(words).filter((each) => !isSame(each, seat)));
