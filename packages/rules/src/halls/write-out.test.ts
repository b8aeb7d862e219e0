import { describe, expect, test } from 'vitest';
import { sampleSection } from './testing/sample-section.ts';
import { rowNames } from './row-names.ts';
import { seatNumbers } from './seat-numbers.ts';
import { writeOut, writeOutSection } from './write-out.ts';

describe('[HALL-02] rows and seats are typed as rules', () => {
  test.each([
    ['A-D, no C', ['A', 'B', 'D']],
    ['AA-CC', ['AA', 'BB', 'CC']],
    ['8-10', ['8', '9', '10']],
    ['Front, A to B', ['Front', 'A', 'B']],
  ])('%s', (words, rows) => expect(rowNames(words)).toEqual(rows));

  test.each(['', 'A-, B', 'C-A', 'A-BB', 'A, A', '1-9999'])('"%s" is no list of rows', (words) =>
    expect(rowNames(words)).toBeUndefined(),
  );

  test.each([
    ['from-left', 1, '1 2 3 4 5'],
    ['from-right', 101, '105 104 103 102 101'],
    ['odd', 2, '3 5 7 9 11'],
    ['even', 1, '2 4 6 8 10'],
    ['odd-left', 1, '5 3 1 2 4'],
  ] as const)('numbered %s from %i', (numbering, first, numbers) =>
    expect(seatNumbers(5, numbering, first).join(' ')).toBe(numbers),
  );
});

const seatsOf = (over: Parameters<typeof sampleSection>[0]) => writeOutSection(sampleSection(over), 40);

test('[HALL-02] a straight row lies in a line around its middle, an aisle is as wide as a seat', () => {
  const seats = seatsOf({ rows: 'A-B', seats: 4, aisles: '2', seatWidth: 100, rowDepth: 120 });
  expect(seats.slice(0, 4).map(({ seat, position, x }) => [seat, position, x])).toEqual([
    ['1', 1, 4500],
    ['2', 2, 4750],
    ['3', 4, 5250],
    ['4', 5, 5500],
  ]);
  expect(new Set(seats.slice(0, 4).map(({ y }) => y))).toEqual(new Set([2000]));
  // Four to three: a metre down is a larger part of the height than a metre across is of the width.
  expect(seats[4]).toMatchObject({ row: 'B', y: 2400 });
});

test('[HALL-02] a curved row bends to the stage at both ends, and a section turns around its first row', () => {
  const [left, , middle, , right] = seatsOf({ rows: 'A', seats: 5, curve: 60 });
  expect(middle).toMatchObject({ x: 5000, y: 2000 });
  expect(left!.y!).toBeLessThan(2000);
  expect(left!.y).toBe(right!.y);
  expect(5000 - left!.x!).toBe(right!.x! - 5000);
  const [first, last] = seatsOf({ rows: 'A', seats: 2, seatWidth: 120, turn: 90 });
  expect([first!.x, last!.x]).toEqual([5000, 5000]);
  expect(last!.y! - first!.y!).toBe(400);
});

test('[HALL-02] gaps, kinds and paint are said by row and seat; the later brush counts', () => {
  const seats = seatsOf({
    rows: 'A-C',
    seats: 4,
    gaps: 'B 2-3',
    accessible: 'C 1',
    companions: 'C 2 with 1',
    restricted: 'A 4',
    paint: [
      { level: 'Front', rows: 'A-B', seats: null },
      { level: null, rows: 'B', seats: '4' },
    ],
  });
  expect(seats.map(({ row, seat }) => row + seat).join(' ')).toBe('A1 A2 A3 A4 B1 B4 C1 C2 C3 C4');
  const named = (name: string) => seats.find(({ row, seat }) => row + seat === name);
  expect(named('A4')).toMatchObject({ kind: 'restricted', level: 'Front' });
  expect(named('B4')).toMatchObject({ level: null, position: 4 });
  expect(named('C1')).toMatchObject({ kind: 'accessible', level: 'Stalls', with: null });
  expect(named('C2')).toMatchObject({ kind: 'companion', with: '1' });
});

test('[HALL-02] a standing area has no seats, and what is written one by one follows what is drawn by rule', () => {
  const written = {
    section: 'Box',
    row: '1',
    seat: 'a',
    level: null,
    position: 1,
    x: null,
    y: null,
    kind: 'seat',
    with: null,
  } as const;
  const sections = [sampleSection({ name: 'Floor', capacity: 300 }), sampleSection({ rows: 'A', seats: 1 })];
  expect(
    writeOut({ width: 40, stage: null, words: [], sections, seats: [written] }).map(({ section }) => section),
  ).toEqual(['Stalls', 'Box']);
});
