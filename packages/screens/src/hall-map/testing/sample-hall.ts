// A small hall: section Orchestra with rows A to C of eight, four on each side of an aisle; ids from 1 on, row by row.
import { packSeats } from '@stagedoor/rules/seats/packed';
import { hallOf } from '../hall.ts';
import type { DrawnPlan, Hall } from '../hall.ts';

const POSITIONS = [1, 2, 3, 4, 6, 7, 8, 9];
const ROWS = ['A', 'B', 'C'];

export const samplePlan = (): DrawnPlan => ({
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
    ROWS.flatMap((_, down) =>
      POSITIONS.map((position) => ({
        x: 1000 * position,
        y: 3000 + 1000 * down,
        level: 0,
        kind: 'seat' as const,
      })),
    ),
  ),
  ticketIds: [[1, 24]],
  companions: [],
});

export const sampleHall = (): Hall => hallOf(samplePlan());
