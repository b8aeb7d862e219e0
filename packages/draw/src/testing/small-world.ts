// A draw that is small enough to be read: two events, a dear and a cheap level, an add-on.
import type { DrawInput } from '../draw.ts';
import type { Entry, Line, SealedEntry } from '../entry.ts';
import type { LevelRules, Rules } from '../rules.ts';

function levelOf(id: number, unitCents: number, more: Partial<LevelRules> = {}): LevelRules {
  return { id, sort: id, unitCents, minimum: 1, maximum: 4, multiple: 1, alternate: true, ...more };
}

/** Levels 1 (dear), 2 (cheap), 3 (cheaper, but for nobody else) and 4 (an add-on); 5 is of another evening. */
export const rules: Rules = {
  version: 1,
  draw: '13',
  partial: true,
  households: false,
  caps: { tickets: null, ticketsPerEvent: 4, events: 1 },
  publicInput: { kind: 'none' },
  events: [
    {
      id: 1,
      startsAt: 100,
      items: [
        {
          id: 1,
          sort: 1,
          addOn: false,
          levels: [levelOf(1, 3000), levelOf(2, 2000), levelOf(3, 1000, { alternate: false })],
        },
        { id: 2, sort: 2, addOn: true, levels: [levelOf(4, 500, { multiple: 2 })] },
      ],
    },
    { id: 2, startsAt: 200, items: [{ id: 3, sort: 1, addOn: false, levels: [levelOf(5, 3000)] }] },
  ],
};

export const inventory = [3, 4, 5, 2, 6].map((count, i) => ({ level: i + 1, count }));

const places: Record<number, [number, number]> = { 1: [1, 1], 2: [1, 1], 3: [1, 1], 4: [1, 2], 5: [2, 3] };

export function lineOf(level: number, quantity: number, alternates = false): Line {
  const [event, item] = places[level]!;
  return { event, item, level, quantity, alternates };
}

export function entryOf(digit: string, lines: readonly Line[], more: Partial<Entry> = {}): SealedEntry {
  const id = digit.repeat(32);
  return {
    salt: digit.repeat(64),
    entry: { id, household: id, eligible: true, priority: null, lines, ...more },
  };
}

export function inputOf(entries: readonly SealedEntry[], more: Partial<DrawInput> = {}): DrawInput {
  return { secret: '5e'.repeat(32), rules, inventory, publicNumber: { kind: 'none' }, entries, ...more };
}
