import { numberings } from '@stagedoor/rules/halls/seat-numbers';
import * as fc from 'fast-check';
import { line, list, maybe } from './any-values.ts';
import type { Given } from './any-values.ts';

const section = fc.record({
  turn: fc.integer({ min: -180, max: 180 }),
  rows: fc.constantFrom('A-C', 'A-D, no B', 'AA-CC'),
  seats: fc.integer({ min: 2, max: 5 }),
  curve: fc.integer({ min: 0, max: 40 }),
  numbers: fc.constantFrom(...numberings),
  aisles: maybe(fc.constantFrom('1', '1, 2')),
  gaps: maybe(fc.constantFrom('A 3', 'B 1-2')),
  level: maybe(line),
  paint: list(
    fc.record({ level: maybe(line), rows: maybe(fc.constant('A')), seats: maybe(fc.constant('1-2')) }),
    2,
  ),
  restricted: maybe(fc.constant('A 1')),
});

const place = fc.integer({ min: 0, max: 10_000 });
const seat = fc.record({ level: maybe(line), kind: fc.constantFrom('seat', 'restricted') });

/** Two plans, drawn and listed. */
export const anyHall = maybe(
  fc
    .record({
      name: line,
      sections: list(section, 2),
      listed: list(seat, 3, 1),
      width: fc.integer({ min: 20, max: 90 }),
      stage: maybe(fc.record({ x: place, y: place, width: fc.integer({ min: 200, max: 10_000 }) })),
      words: list(fc.record({ text: line, x: place, y: place }), 2),
    })
    .map(({ name, sections, listed, width, stage, words }) => ({
      name,
      versions: [3, 4].map((version) => ({
        version,
        width,
        stage,
        words,
        sections: sections.map((each, index) => ({
          ...each,
          name: `Section ${index}`,
          x: 5000,
          y: 3000 + 4000 * index,
        })),
        seats: listed.map((each, index) => ({
          section: 'Listed',
          row: '1',
          seat: `${index + 1}`,
          position: index + 1,
          x: 500 * index,
          y: 100,
          with: null,
          ...each,
          // An event paints this one, whatever happens to the others.
          ...(index === 0 && { level: 'Painted', kind: 'seat' }),
        })),
      })),
    })),
);

/** The first level of every event with seats of its own is painted over the plan instead. */
export function onPlan(events: readonly Given[], hall: number): Given[] {
  return events.map((event) => {
    const seats = event['seats'] as { level: number }[] | null;
    const levels = new Set(seats?.map(({ level }) => level));
    if (!seats || levels.size !== 1) return event;
    const paint = [{ level: [...levels][0], over: 'Painted', section: null, rows: null, seats: null }];
    return { ...event, seats: null, plan: { hall, version: 3, paint } };
  });
}
