import { expect, test } from 'vitest';
import { nextWrongCell, pastedShows, pastedSums, tableJudge } from './pasted-shows.ts';
import type { JudgedLine } from './pasted-shows.ts';
import { MOST_LINES, readTable, tableText, withCell, withoutLines } from './pasted-table.ts';
import type { PastedColumn } from './pasted-table.ts';

const venues = [
  { id: 1, name: 'Granite Hall' },
  { id: 2, name: 'The Loomworks' },
];
const heads = 'Date\tBegins\tDoors\tArtist\tVenue\tLevel\tPrice\tTickets\tMood';
const judge = tableJudge({ venues, decimals: 2 });
const judged = (...lines: string[]) => judge(readTable([heads, ...lines].join('\n')));
const cell = (line: string, column: PastedColumn) => judged(line)[0]?.cells[column];
const whole = 'Fri, May 14, 2027\t8:00 PM\t7 PM\tJuniper\tGranite Hall\tOrchestra\t$95.00\t200\tgood';

test('[PROG-08] columns are found by their heads in any order, and unknown ones are named and left alone', () => {
  const table = readTable(`${heads}\n${whole}\n\n`);
  expect(table.unknown).toEqual(['Mood']);
  const [line] = judge(table);
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

test('[PROG-08] a key in one cell has that line judged anew and no other, and the whole table as if for the first time', () => {
  const table = readTable([heads, whole, whole.replace('14', '15'), whole.replace('14', '16')].join('\n'));
  const judge = tableJudge({ venues, decimals: 2 });
  const before = judge(table);
  const typed = withCell(table, 2, 'many', 'lots');
  const after = judge(typed);
  expect(after.map((line, at) => line === before[at])).toEqual([true, false, true]);
  expect(after).toEqual(tableJudge({ venues, decimals: 2 })(typed));
  // What is above a line decides whose level it is.
  const joined = judge(withCell(table, 2, 'day', ''));
  expect(joined.map(({ show }) => show)).toEqual([1, 1, 3]);
  expect(judge(withoutLines(table, new Set([1]))).map(({ line, show }) => [line, show])).toEqual([
    [1, 1],
    [2, 2],
  ]);
});

test('[PROG-08] what is typed into a cell stays in it, whatever is between the cells', () => {
  const table = readTable('Day,Artist,Price\n2027-05-14,Juniper,95');
  const typed = withCell(table, 1, 'price', '1,200\t');
  expect(readTable(tableText(typed)).lines).toEqual([['2027-05-14', 'Juniper', '1,200']]);
});

test('[PROG-08] the next wrong cell lies behind the one that somebody is in, as the columns stand', () => {
  const lines = judged(
    whole,
    whole.replace('$95.00', 'free').replace('14', '15'),
    whole.replace('200', 'lots'),
  );
  const columns = ['day', 'many', 'price'] as const;
  const next = (line: number, column: PastedColumn) => nextWrongCell(lines, columns, { line, column });
  expect(nextWrongCell(lines, columns, undefined)).toEqual({ line: 2, column: 'price' });
  expect(next(2, 'many')).toEqual({ line: 2, column: 'price' });
  expect(next(2, 'price')).toEqual({ line: 3, column: 'many' });
  expect(next(3, 'many')).toEqual({ line: 2, column: 'price' });
  expect(nextWrongCell(judged(whole), columns, undefined)).toBeUndefined();
});

test('[PROG-08] the sums are of what can be read, and a show has fifty levels at most', () => {
  const lines = judged(whole, 'same show\t\t\t\t\tBalcony\t60\tmany\t');
  const pays = ({ cells }: JudgedLine) => Number(cells.price?.value) + 1375;
  expect(pastedSums(lines, pays)).toEqual({ levels: 2, tickets: 200, money: 200 * 10_875 });
  const many = judged(...Array.from({ length: 51 }, () => whole));
  expect(many.flatMap(({ line, cells }) => (cells.level?.wrong ? [line] : []))).toEqual([51]);
});
