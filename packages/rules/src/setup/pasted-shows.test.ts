import { expect, test } from 'vitest';
import { judgeTable, MOST_LINES, pastedShows, readTable } from './pasted-shows.ts';
import type { PastedColumn } from './pasted-shows.ts';

const venues = [
  { id: 1, name: 'Granite Hall' },
  { id: 2, name: 'The Loomworks' },
];
const heads = 'Date\tBegins\tDoors\tArtist\tVenue\tLevel\tPrice\tTickets\tMood';
const judged = (...lines: string[]) =>
  judgeTable(readTable([heads, ...lines].join('\n')), { venues, decimals: 2 });
const cell = (line: string, column: PastedColumn) => judged(line)[0]?.cells[column];
const whole = 'Fri, May 14, 2027\t8:00 PM\t7 PM\tJuniper\tGranite Hall\tOrchestra\t$95.00\t200\tgood';

test('[PROG-08] columns are found by their heads in any order, and unknown ones are named and left alone', () => {
  const table = readTable(`${heads}\n${whole}\n\n`);
  expect(table.unknown).toEqual(['Mood']);
  const [line] = judgeTable(table, { venues, decimals: 2 });
  const values = Object.entries(line?.cells ?? {}).map(([column, { value }]) => [column, value]);
  expect(Object.fromEntries(values)).toEqual({
    day: '2027-05-14',
    begins: '20:00',
    doors: '19:00',
    artist: 'Juniper',
    venue: 1,
    level: 'Orchestra',
    price: 9500,
    many: 200,
  });
});

test.each<[PastedColumn, string, string, object]>([
  ['day', 'Fri, May 14, 2027', '5/14/2027', { value: '2027-05-14' }],
  ['day', 'Fri, May 14, 2027', '2027-02-30', { wrong: expect.any(String) }],
  ['begins', '8:00 PM', '20:15', { value: '20:15' }],
  ['begins', '8:00 PM', '25:00', { wrong: expect.any(String) }],
  ['begins', '8:00 PM', '12 AM', { value: '00:00' }],
  ['doors', '7 PM', '9 PM', { wrong: 'is after the show begins' }],
  ['venue', 'Granite Hall', 'The Loomwork', { wrong: 'is not known', nearest: 'The Loomworks' }],
  ['venue', 'Granite Hall', 'Madison Square', { wrong: 'is not known', nearest: undefined }],
  ['price', '$95.00', '62,00', { value: 6200, look: 'was read with a comma for cents' }],
  ['price', '$95.00', '1,200', { value: 120_000 }],
  ['price', '$95.00', 'free', { wrong: expect.any(String) }],
  ['many', '200', '0', { wrong: expect.any(String) }],
  ['artist', 'Juniper', '', { wrong: 'is missing' }],
])('[PROG-08] %s: %s written as %s is judged by itself', (column, right, written, expected) => {
  expect(cell(whole.replace(right, written), column)).toMatchObject(expected);
});

test('[PROG-08] lines of one evening are one show, and a wrong cell keeps its show alone', () => {
  const lines = judged(
    whole,
    'same show\t\t\t\t\tBalcony\t60\t150\t',
    '5/16/2027\t8 PM\t\tJuniper\tGranite Hall\tFloor\t40\tmany\t',
    whole.replace('14', '19'),
  );
  expect(lines.map(({ show }) => show)).toEqual([1, 1, 3, 4]);
  expect(pastedShows(lines).map(({ isRight }) => isRight)).toEqual([true, false, true]);
});

test('[PROG-08] two thousand lines with mistakes are judged in a moment, each mistake at its cell', () => {
  const many = Array.from({ length: MOST_LINES }, (_, index) =>
    index % 50 === 0 ? whole.replace('200', 'lots') : whole.replace('Granite Hall', 'Granite hall'),
  );
  const wrong = judged(...many).filter(({ cells }) => cells.many?.wrong !== undefined);
  expect(wrong).toHaveLength(40);
});
