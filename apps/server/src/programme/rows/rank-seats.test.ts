import { expect, test } from 'vitest';
import { rankSeats } from './rank-seats.ts';

const levels = new Map([
  ['stalls', 1],
  ['circle', 2],
]);

/** Lines of a seating plan below its header; without a position the seats of a row are counted. */
function rank(_header: string, ...lines: string[]) {
  const counts = new Map<string, number>();
  const seats = lines.map((line) => {
    const [section = '', row = '', seat = '', level = '', position, kind] = line.split(',');
    const count = (counts.get(section + row) ?? 0) + 1;
    counts.set(section + row, count);
    const place = {
      position: Number(position ?? count),
      x: null,
      y: null,
      kind: (kind ?? 'seat') as 'seat',
      with: null,
    };
    return { section, row, seat, level: levels.get(level)!, ...place };
  });
  return rankSeats(seats);
}

test('[OPS-14] the first row is the best, and in a row the middle', () => {
  const seats = rank(
    'section,row,seat,level',
    ...['A', 'B'].flatMap((row) => [1, 2, 3, 4, 5].map((seat) => `Stalls,${row},${seat},stalls`)),
  );
  expect(seats.map(({ row, seat }) => row + seat).join(' ')).toBe('A3 A2 A4 A1 A5 B3 B2 B4 B1 B5');
  expect(seats.map(({ rank: place }) => place)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
});

test('[OPS-14] every level has ranks of its own, and sections keep their order', () => {
  const seats = rank(
    'section,row,seat,level',
    'Left,A,1,circle',
    'Left,A,2,stalls',
    'Right,A,1,stalls',
    'Left,B,1,stalls',
  );
  expect(seats.map(({ levelId, rank: place, section, row }) => [levelId, place, section, row])).toEqual([
    [2, 1, 'Left', 'A'],
    [1, 1, 'Left', 'A'],
    [1, 2, 'Left', 'B'],
    [1, 3, 'Right', 'A'],
  ]);
  expect(seats.map(({ sectionPosition, rowPosition }) => [sectionPosition, rowPosition])).toEqual([
    [1, 1],
    [1, 1],
    [1, 2],
    [2, 1],
  ]);
});

test('[OPS-14] a position left out is an aisle', () => {
  const seats = rank('section,row,seat,level,position', 'S,A,1,stalls,1', 'S,A,2,stalls,2', 'S,A,3,stalls,4');
  expect(new Map(seats.map(({ seat, seatPosition }) => [seat, seatPosition]))).toEqual(
    new Map([
      ['1', 1],
      ['2', 2],
      ['3', 4],
    ]),
  );
});

test('[SEAT-06] what is kept for those who need it is nobody’s best seat', () => {
  const seats = rank('', 'S,A,1,stalls,1', 'S,A,2,stalls,2,accessible', 'S,A,3,stalls,3', 'S,B,1,stalls,1');
  expect(seats.map(({ row, seat }) => row + seat).join(' ')).toBe('A1 A3 B1 A2');
});
