import { describe, expect, test } from 'vitest';
import { pickBest } from './best-available.ts';
import type { FreeSeat } from './best-available.ts';

/** `A:1-4,6` is row A with seats 1 to 4 and 6; better rows are named first. */
function hall(plan: string): FreeSeat[] {
  const seats: FreeSeat[] = [];
  for (const part of plan.split(' ')) {
    const [row = '', list = ''] = part.split(':');
    for (const range of list.split(',')) {
      const [from, to = from] = range.split('-').map(Number);
      for (let position = from!; position <= to!; position += 1) {
        seats.push({ ticketId: seats.length + 1, rank: seats.length + 1, row, position });
      }
    }
  }
  return seats;
}

const pick = (plan: string, quantity: number): string | undefined => {
  const picked = pickBest(hall(plan), quantity);
  return (
    picked &&
    picked.seats.map(({ row, position }) => `${row}${position}`).join(' ') + (picked.together ? '' : ' apart')
  );
};

describe('[OPS-14] best available', () => {
  test.each([
    ['the best row first', 'A:1-10 B:1-10', 2, 'A1 A2'],
    ['a row that is broken up is passed over', 'A:1,3,5 B:1-10', 2, 'B1 B2'],
    ['the whole of a row', 'A:1-4 B:1-10', 4, 'A1 A2 A3 A4'],
    ['nobody is left alone in the row', 'A:1-4,6-8 B:1-3', 3, 'A6 A7 A8'],
    ['rather another row than a single seat', 'A:1-3 B:1-4', 2, 'B1 B2'],
    ['a single seat where it cannot be helped', 'A:1-3', 2, 'A1 A2'],
    ['a gap that fits exactly', 'A:1-2,4-9', 2, 'A1 A2'],
    ['apart when no row has enough', 'A:1,3 B:5', 3, 'A1 A3 B5 apart'],
    ['one person does not start a gap of one', 'A:1-2 B:1', 1, 'B1'],
    ['not enough', 'A:1-2', 3, undefined],
  ])('%s', (_name, plan, quantity, expected) => {
    expect(pick(plan, quantity)).toBe(expected);
  });

  test('general admission goes by rank alone', () => {
    const seats = [1, 2, 3].map((rank) => ({ ticketId: rank, rank, row: null, position: null }));
    expect(pickBest(seats, 2)).toEqual({ seats: [seats[0], seats[1]], together: true });
  });
});
