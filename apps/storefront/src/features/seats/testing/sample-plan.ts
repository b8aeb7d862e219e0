// A small hall for tests: section Orchestra with rows A and B, an aisle in the middle.
import type { FreeSeats, SeatPlan } from '@stagedoor/contract/entities/seat-plan';
import { packBits, packSeats } from '@stagedoor/rules/seats/packed';
import type { SeatKind } from '@stagedoor/rules/seats/seat-kinds';

const POSITIONS = [1, 2, 3, 4, 6, 7, 8, 9];
const ROWS = ['A', 'B', 'C'];

/** Three rows of eight, four on each side; ids from 1 on, row by row. In row C 1 is accessible, and 2 its companion's. */
export const samplePlan = (over: Partial<SeatPlan> = {}): SeatPlan => ({
  hash: 'plan-one',
  levelIds: [1],
  sections: [
    {
      name: 'Orchestra',
      rows: ROWS.map((name) => ({
        name,
        seats: POSITIONS.map((_, index) => String(index + 1)),
        positions: POSITIONS,
      })),
    },
  ],
  seats: packSeats(
    ROWS.flatMap((row, down) =>
      POSITIONS.map((position, index) => ({
        x: 1000 * position,
        y: 3000 + 1000 * down,
        level: 0,
        kind: (row === 'C' ? (['accessible', 'companion'][index] ?? 'seat') : 'seat') as SeatKind,
      })),
    ),
  ),
  ticketIds: [[1, 24]],
  companions: [[17, 16]],
  isPlaced: true,
  ...over,
});

/** Everything is free but these tickets. */
export const sampleFree = (taken: readonly number[] = [], over: Partial<FreeSeats> = {}): FreeSeats => ({
  hash: 'plan-one',
  released: [],
  allowsSingles: false,
  sections: [
    {
      section: 0,
      version: `v${taken.join('-')}`,
      bits: packBits(Array.from({ length: 24 }, (_, index) => !taken.includes(index + 1))),
    },
  ],
  ...over,
});
