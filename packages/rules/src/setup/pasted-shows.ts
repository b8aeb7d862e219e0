// PROG-08: a leg out of a spreadsheet: each cell judged, lines of one evening together.
import { distanceOf } from '../programme/did-you-mean.ts';
import { readCount, readDay, readHour, readPrice } from './pasted-cells.ts';
import type { ReadCell } from './pasted-cells.ts';
import { pastedColumns } from './pasted-table.ts';
import type { PastedColumn, PastedTable } from './pasted-table.ts';

/** Of one show. */
export const MOST_LEVELS = 50;

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
const isOfShow = (column: PastedColumn): boolean => ofShow.some((each) => each === column);
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

type Cells = JudgedLine['cells'];

/** What every line of a table is judged with. */
interface JudgedWith extends Judging {
  columns: PastedTable['columns'];
}

function judgeLine(texts: ReadonlyMap<PastedColumn, string>, isSame: boolean, judging: Judging): Cells {
  const own = isSame ? needed.filter((column) => !isOfShow(column)) : needed;
  const cells = pastedColumns.flatMap((column) => {
    const text = texts.get(column) ?? '';
    if (isSame && isOfShow(column)) return [];
    if (text !== '') return [[column, readCell(column, text, judging)] as const];
    return own.some((each) => each === column) ? [[column, { text, wrong: 'is missing' }] as const] : [];
  });
  return judgedOrder(Object.fromEntries(cells));
}

/** One level more than a show can have is wrong by its name. */
function judgedPlace(cells: Cells, levels: number): Cells {
  const wrong = `is level ${levels} of one show, and ${MOST_LEVELS} are the most`;
  return levels > MOST_LEVELS ? { ...cells, level: { text: cells.level?.text ?? '', wrong } } : cells;
}

type JudgeTable = (table: PastedTable) => JudgedLine[];

/** Judges one table again and again while it is typed into: a line that is what it was is judged once. */
export function tableJudge(judging: Judging): JudgeTable {
  const known = new WeakMap<
    readonly string[],
    JudgedLine & Pick<JudgedWith, 'columns'> & { levels: number }
  >();
  return ({ columns, lines }) => {
    let first: { line: number; texts: Cells; levels: number } | undefined;
    return lines.map((line, index) => {
      const texts = new Map(columns.flatMap((column, at) => (column ? [[column, line[at] ?? '']] : [])));
      const named: Cells = {
        day: { text: texts.get('day') ?? '' },
        venue: { text: texts.get('venue') ?? '' },
      };
      const isSame = isSameShow(named, first?.texts);
      if (!isSame || !first) first = { line: index + 1, texts: named, levels: 0 };
      first.levels += 1;
      const place = { line: index + 1, show: first.line, levels: first.levels, columns };
      const before = known.get(line);
      const isKnown =
        before?.line === place.line &&
        before.show === place.show &&
        before.levels === place.levels &&
        before.columns === columns;
      if (isKnown) return before;
      const told = { ...place, cells: judgedPlace(judgeLine(texts, isSame, judging), place.levels) };
      known.set(line, told);
      return told;
    });
  };
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

/** What there will be once all of it is mended, as far as it can be read by now. */
export function pastedSums(lines: readonly JudgedLine[], pays: (line: JudgedLine) => number) {
  const numberIn = (cell: JudgedCell | undefined): number =>
    typeof cell?.value === 'number' ? cell.value : 0;
  const tickets = lines.map(({ cells }) => numberIn(cells.many));
  return {
    levels: lines.length,
    tickets: tickets.reduce((sum, many) => sum + many, 0),
    money: lines.reduce((sum, line, index) => sum + pays(line) * (tickets[index] ?? 0), 0),
  };
}

export interface CellPlace {
  line: number;
  column: PastedColumn;
}

/** The next wrong cell behind one, in the order of the lines and of the columns as they stand; after the last the first. */
export function nextWrongCell(
  lines: readonly JudgedLine[],
  columns: readonly PastedColumn[],
  from: CellPlace | undefined,
): CellPlace | undefined {
  const wrong = lines.flatMap(({ line, cells }) =>
    columns.flatMap((column) => (cells[column]?.wrong ? [{ line, column }] : [])),
  );
  const at = from && columns.indexOf(from.column);
  const isBehind = ({ line, column }: CellPlace): boolean =>
    from !== undefined &&
    at !== undefined &&
    (line > from.line || (line === from.line && columns.indexOf(column) > at));
  return wrong.find(isBehind) ?? wrong[0];
}
