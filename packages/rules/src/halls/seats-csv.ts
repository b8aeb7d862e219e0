/** Seats of a hall as people keep them in a table: one line a seat, in and out. */
import { hallMessages } from '../messages/halls.ts';
import { seatKinds } from '../seats/seat-kinds.ts';
import { isOneOf } from '../values/is-one-of.ts';
import type { HallSeat } from './hall-plan.ts';

const COLUMNS = ['section', 'row', 'seat', 'level', 'position', 'x', 'y', 'kind', 'with'] as const;
const NEEDED = ['section', 'row', 'seat', 'level'] as const;
const MOST_SEATS = 100_000;
const MOST_TOLD = 5;
const FARTHEST = 10_000;

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

export const seatsToCsv = (seats: readonly HallSeat[]): string =>
  [
    COLUMNS.join(),
    ...seats.map((seat) =>
      [seat.section, seat.row, seat.seat, seat.level ?? '', seat.position, seat.x ?? '', seat.y ?? '']
        .map((each) => cell(String(each)))
        .concat(seat.kind, cell(seat.with ?? ''))
        .join(),
    ),
    '',
  ].join('\n');

const CELL = /[ \t]*(?:"((?:[^"]|"")*)"[ \t]*|([^,\r\n]*))(,|\r?\n|$)/y;

/** Lines of cells; quotes hold commas and lines, and are doubled to stand for themselves. */
function cellsOf(text: string): string[][] {
  const lines: string[][] = [[]];
  CELL.lastIndex = text.startsWith('\uFEFF') ? 1 : 0;
  while (CELL.lastIndex < text.length) {
    const [, quoted, plain = '', end] = CELL.exec(text) ?? [];
    if (end === undefined) return [];
    lines.at(-1)?.push((quoted?.replaceAll('""', '"') ?? plain).trim());
    if (end !== ',') lines.push([]);
  }
  return lines.filter((line) => line.some(Boolean));
}

export interface ReadSeats {
  seats: HallSeat[];
  /** What is wrong, a few of them. */
  problems: string[];
}

type Columns = readonly string[];

function seatOf(cells: readonly string[], columns: Columns, last: Map<string, number>): HallSeat | string {
  const [section, row, seat, level, position, x, y, kind, other] = COLUMNS.map(
    (column) => cells[columns.indexOf(column)] ?? '',
  );
  if (!section || !row || !seat) return hallMessages.csvNoName;
  const key = `${section}\n${row}`;
  const place = position ? Number(position) : (last.get(key) ?? 0) + 1;
  const [across, down] = [x, y].map((each) => (each ? Number(each) : null));
  const isPlaced = [across, down].every(
    (each) =>
      each === null || (each !== undefined && Number.isInteger(each) && each >= 0 && each <= FARTHEST),
  );
  if (!Number.isInteger(place) || place < 1) return hallMessages.csvPosition;
  if (!isPlaced || (across === null) !== (down === null)) return hallMessages.csvPlace;
  const what = kind || 'seat';
  if (!isOneOf(seatKinds, what)) return hallMessages.csvKind;
  last.set(key, place);
  return {
    section,
    row,
    seat,
    level: level || null,
    position: place,
    x: across ?? null,
    y: down ?? null,
    kind: what,
    with: other || null,
  };
}

/** HALL-02: everything that is wrong is told at once, by its line. */
export function seatsFromCsv(text: string): ReadSeats {
  const [header = [], ...lines] = cellsOf(text);
  const columns = header.map((column) => column.toLowerCase());
  const missing = NEEDED.filter((column) => !columns.includes(column));
  if (missing.length > 0) return { seats: [], problems: [hallMessages.csvColumns(missing.join(', '))] };
  if (lines.length > MOST_SEATS) return { seats: [], problems: [hallMessages.csvMany(MOST_SEATS)] };
  const last = new Map<string, number>();
  const read = lines.map((line) => seatOf(line, columns, last));
  const seats = read.filter((each) => typeof each !== 'string');
  const problems = read.flatMap((each, index) =>
    typeof each === 'string' ? [hallMessages.csvLine(index + 2, each)] : [],
  );
  return problems.length > 0 ? { seats: [], problems: problems.slice(0, MOST_TOLD) } : { seats, problems };
}
