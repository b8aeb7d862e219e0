import { expect, test } from 'vitest';
import {
  freeName,
  newSection,
  nextKind,
  paintSeats,
  setKind,
  toggleAisle,
  toggleGap,
} from './edit-section.ts';
import { seatsFromCsv, seatsToCsv } from './seats-csv.ts';
import { sampleSection } from './testing/sample-section.ts';
import { writeOutSection } from './write-out.ts';

const seatsOf = (section: ReturnType<typeof sampleSection>) => writeOutSection(section, 40);
const levels = (section: ReturnType<typeof sampleSection>) =>
  seatsOf(section)
    .map(({ level }) => level?.[0] ?? '-')
    .join('');

test('[HALL-02] a new section has a name of its own and the level of the first', () => {
  const plan = {
    width: 40,
    stage: null,
    words: [],
    sections: [sampleSection({ name: 'Section 1', level: 'Floor' })],
    seats: null,
  };
  expect(newSection(plan, { x: 1, y: 2 })).toMatchObject({ name: 'Section 2', level: 'Floor', x: 1, y: 2 });
  expect(freeName(plan, 'Balcony')).toBe('Balcony');
});

test('[HALL-02] a press leaves a seat out or brings it back, and makes an aisle or takes it away', () => {
  const gap = toggleGap(toggleGap(sampleSection(), { row: 'B', seat: '2' }), { row: 'B', seat: '3' });
  expect(gap.gaps).toBe('B 2-3');
  expect(toggleGap(gap, { row: 'B', seat: '2' }).gaps).toBe('B 3');
  expect(toggleGap(toggleGap(gap, { row: 'B', seat: '2' }), { row: 'B', seat: '3' }).gaps).toBeNull();
  const aisle = toggleAisle(toggleAisle(sampleSection(), 3), 1);
  expect(aisle.aisles).toBe('1, 3');
  expect(toggleAisle(toggleAisle(aisle, 1), 3).aisles).toBeNull();
});

test('[HALL-02] a seat becomes accessible, a companion’s, restricted, and a seat again', () => {
  let section = setKind(sampleSection(), { row: 'A', seat: '1' }, 'accessible');
  const told: string[] = [];
  for (let press = 0; press < 4; press += 1) {
    const row = seatsOf(section).filter((seat) => seat.row === 'A');
    const { kind, whose } = nextKind(row[1]!, row);
    section = setKind(section, { row: 'A', seat: '2' }, kind, whose);
    const now = seatsOf(section)[1]!;
    told.push(`${now.kind} ${now.with ?? ''}`.trim());
  }
  expect(told).toEqual(['accessible', 'companion 1', 'restricted', 'seat']);
  expect(section).toMatchObject({ accessible: 'A 1', companions: null, restricted: null });
  const alone = seatsOf(sampleSection({ accessible: 'A 2' })).slice(0, 4);
  expect(nextKind(alone[1]!, alone)).toEqual({ kind: 'restricted', whose: null });
});

test('[HALL-03] strokes lie over each other, and their list stays short', () => {
  let section = paintSeats(sampleSection(), 'A', ['1', '2', '3'], 'Front');
  section = paintSeats(section, 'A', ['2'], null);
  expect(levels(section)).toBe('F-FSSSSS');
  section = paintSeats(section, 'A', ['2'], 'Front');
  expect(section.paint).toEqual([{ level: 'Front', rows: 'A', seats: '1-3' }]);
  section = paintSeats(section, 'A', null, 'Back');
  expect(section.paint).toEqual([{ level: 'Back', rows: 'A', seats: null }]);
  expect(paintSeats(section, 'A', null, 'Stalls').paint).toEqual([]);
});

test('[HALL-02] what goes out as CSV comes in as it was, and what is wrong is told by its line', () => {
  const seats = seatsOf(
    sampleSection({ name: 'Stalls, "left"', accessible: 'A 1', companions: 'A 2 with 1' }),
  );
  const bare = { section: 'Box', row: '1', seat: 'a', level: null, kind: 'seat', with: null } as const;
  const all = [...seats, { ...bare, position: 1, x: null, y: null }];
  expect(seatsFromCsv(seatsToCsv(all))).toEqual({ seats: all, problems: [] });
  const short = seatsFromCsv('\uFEFFsection,row,seat,level\r\nBox,1,a,\r\nBox,1,b,Gold\r\n');
  expect(short.seats.map(({ position, level }) => [position, level])).toEqual([
    [1, null],
    [2, 'Gold'],
  ]);
  expect(seatsFromCsv('section,row\nA,1').problems).toEqual([
    'The first line must name the columns: seat, level is missing.',
  ]);
  const wrong =
    'section,row,seat,level,position,x,y,kind\nA,,1,x,1,,,\nA,1,1,x,0,,,\nA,1,2,x,,5,,\nA,1,3,x,,,,sofa\n';
  expect(seatsFromCsv(wrong).problems).toEqual([
    'Line 2: a seat needs section, row and seat.',
    'Line 3: the position is no whole number.',
    'Line 4: the place takes two whole numbers from 0 to 10000.',
    'Line 5: the kind is none of seat, accessible, companion, restricted.',
  ]);
});

test('[HALL-02] twenty thousand lines without a column are refused by the column, and places far out by their lines', () => {
  const lines = Array.from({ length: 20_000 }, (_, n) => `Floor,${1 + (n >> 8)},${n & 255},40000,-1`);
  expect(seatsFromCsv(['section,row,seat,x,y', ...lines].join('\n'))).toEqual({
    seats: [],
    problems: ['The first line must name the columns: level is missing.'],
  });
  const { seats, problems } = seatsFromCsv(
    ['section,row,seat,x,y,level', ...lines.map((line) => `${line},Floor`)].join('\n'),
  );
  expect([seats, problems.length]).toEqual([[], 5]);
  expect(problems[0]).toBe('Line 2: the place takes two whole numbers from 0 to 10000.');
});
