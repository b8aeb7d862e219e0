// PROG-08: a leg out of a spreadsheet: columns by their heads, each cell judged, lines of one evening together.
import { distanceOf } from '../programme/did-you-mean.ts';
import { readCount, readDay, readHour, readPrice } from './pasted-cells.ts';
import type { ReadCell } from './pasted-cells.ts';

export const MOST_LINES = 2000;

export const pastedColumns = [
  'day',
  'doors',
  'begins',
  'artist',
  'venue',
  'name',
  'level',
  'price',
  'many',
  'limit',
] as const;
export type PastedColumn = (typeof pastedColumns)[number];

const heads: Readonly<Record<string, PastedColumn>> = {
  date: 'day',
  doors: 'doors',
  'doors open': 'doors',
  time: 'begins',
  show: 'begins',
  start: 'begins',
  starts: 'begins',
  band: 'artist',
  hall: 'venue',
  title: 'name',
  section: 'level',
  tickets: 'many',
  capacity: 'many',
  places: 'many',
  max: 'limit',
};

const columnOf = (head: string): PastedColumn | undefined => {
  const name = head.trim().toLowerCase();
  return pastedColumns.find((column) => column === name) ?? heads[name];
};

export interface PastedTable {
  columns: readonly (PastedColumn | undefined)[];
  /** Heads that nobody knows: their cells are left alone. */
  unknown: readonly string[];
  lines: readonly (readonly string[])[];
}

/** As the clipboard has it: lines, with tabs between the cells; or with semicolons or commas. */
export function readTable(text: string): PastedTable {
  const [first = '', ...rest] = text.split(/\r?\n/).filter((line) => line.trim() !== '');
  const between = ['\t', ';', ','].find((mark) => first.includes(mark)) ?? '\t';
  const cells = (line: string) => line.split(between).map((cell) => cell.trim());
  const columns = cells(first).map(columnOf);
  return {
    columns,
    unknown: cells(first).filter((head, index) => head !== '' && columns[index] === undefined),
    lines: rest.map(cells),
  };
}

export interface KnownVenue {
  id: number;
  name: string;
}

export interface JudgedCell extends ReadCell {
  text: string;
  /** What it may have meant. */
  nearest?: string | undefined;
}

export interface JudgedLine {
  /** As people count: the first line under the heads is 1. */
  line: number;
  /** The line with which the evening begins. */
  show: number;
  cells: Readonly<Partial<Record<PastedColumn, JudgedCell>>>;
}

interface Judging {
  venues: readonly KnownVenue[];
  decimals: number;
}

const plain = (text: string): string => text.trim().toLowerCase();

function readVenue(text: string, venues: readonly KnownVenue[]): Omit<JudgedCell, 'text'> {
  const known = venues.find(({ name }) => plain(name) === plain(text));
  if (known) return { value: known.id };
  const [nearest] = venues
    .map(({ name }) => ({ name, far: distanceOf(plain(name), plain(text)) }))
    .toSorted((a, b) => a.far - b.far);
  const isNear = nearest !== undefined && nearest.far <= Math.max(2, text.length / 3);
  return { wrong: 'is not known', nearest: isNear ? nearest.name : undefined };
}

function readCell(column: PastedColumn, text: string, { venues, decimals }: Judging): JudgedCell {
  const read = (): Omit<JudgedCell, 'text'> => {
    if (column === 'day') return readDay(text);
    if (column === 'doors' || column === 'begins') return readHour(text);
    if (column === 'venue') return readVenue(text, venues);
    if (column === 'price') return readPrice(text, decimals);
    if (column === 'many' || column === 'limit') return readCount(text);
    return { value: text };
  };
  return { text, ...read() };
}

const ofShow = ['day', 'doors', 'begins', 'artist', 'venue', 'name'] as const;
const needed = ['day', 'begins', 'artist', 'venue', 'level', 'price', 'many'] as const;

/** An evening is named once: lines without a day, or with the same day and venue, are more levels of it. */
function isSameShow(cells: JudgedLine['cells'], before: JudgedLine['cells'] | undefined): boolean {
  if (!before) return false;
  const isBlank = !cells.day?.text || plain(cells.day.text) === 'same show';
  return isBlank || (cells.day?.text === before.day?.text && cells.venue?.text === before.venue?.text);
}

function judgedOrder(cells: JudgedLine['cells']): JudgedLine['cells'] {
  const { doors, begins } = cells;
  const isLate =
    typeof doors?.value === 'string' && typeof begins?.value === 'string' && doors.value > begins.value;
  return isLate ? { ...cells, doors: { ...doors, wrong: 'is after the show begins' } } : cells;
}

export function judgeTable({ columns, lines }: PastedTable, judging: Judging): JudgedLine[] {
  const judged: JudgedLine[] = [];
  let first: JudgedLine | undefined;
  for (const [index, line] of lines.entries()) {
    const texts = new Map(
      columns.flatMap((column, at) => (column ? [[column, line[at] ?? ''] as const] : [])),
    );
    const named = Object.fromEntries([...texts].map(([column, text]) => [column, { text }]));
    const isSame = isSameShow(named, first?.cells);
    const own = isSame ? needed.filter((column) => !ofShow.some((each) => each === column)) : needed;
    const cells = Object.fromEntries(
      pastedColumns.flatMap((column) => {
        const text = texts.get(column) ?? '';
        if (isSame && ofShow.some((each) => each === column)) return [];
        if (text !== '') return [[column, readCell(column, text, judging)] as const];
        return own.some((each) => each === column) ? [[column, { text, wrong: 'is missing' }] as const] : [];
      }),
    );
    const told: JudgedLine = {
      line: index + 1,
      show: isSame && first ? first.line : index + 1,
      cells: judgedOrder(cells),
    };
    if (!isSame) first = told;
    judged.push(told);
  }
  return judged;
}

const isRight = ({ cells }: JudgedLine): boolean =>
  Object.values(cells).every(({ wrong }) => wrong === undefined);

export interface PastedShow {
  lines: readonly JudgedLine[];
  isRight: boolean;
}

export const pastedShows = (lines: readonly JudgedLine[]): PastedShow[] =>
  [...Map.groupBy(lines, ({ show }) => show).values()].map((all) => ({
    lines: all,
    isRight: all.every(isRight),
  }));
