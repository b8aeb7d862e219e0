// What the panels say of a section, counted once for as long as its seats are the same.
import type { HallSeat } from '@stagedoor/rules/halls/hall-plan';

export interface SectionFacts {
  rows: number;
  accessible: number;
  companion: number;
  /** By their numbers; none where seats have letters. */
  numbers: { least: number; most: number } | undefined;
  levels: readonly (string | null)[];
  /** How many of each level. */
  byLevel: ReadonlyMap<string | null, number>;
}

const known = new WeakMap<readonly HallSeat[], SectionFacts>();

function count(seats: readonly HallSeat[]): SectionFacts {
  const rows = new Set<string>();
  const byLevel = new Map<string | null, number>();
  let [accessible, companion, least, most] = [0, 0, Infinity, -Infinity];
  for (const { row, seat, level, kind } of seats) {
    rows.add(row);
    byLevel.set(level, (byLevel.get(level) ?? 0) + 1);
    if (kind === 'accessible') accessible += 1;
    if (kind === 'companion') companion += 1;
    const number = Number(seat);
    if (Number.isNaN(number)) continue;
    [least, most] = [Math.min(least, number), Math.max(most, number)];
  }
  const numbers = most < least ? undefined : { least, most };
  return { rows: rows.size, accessible, companion, numbers, levels: [...byLevel.keys()], byLevel };
}

export function factsOf(seats: readonly HallSeat[]): SectionFacts {
  const facts = known.get(seats) ?? count(seats);
  known.set(seats, facts);
  return facts;
}
