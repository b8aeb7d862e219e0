// A seating plan: one line a seat, the best block first, the seats of a row as they stand beside each other.
import { parseCsv } from '../reading/parse-csv.ts';
import type { FileLine, Report } from '../reading/report.ts';

export interface WrittenSeat {
  section: string;
  row: string;
  seat: string;
  /** By its short name. */
  level: string;
  /** Where it stands in its row; a number left out is an aisle. */
  position: number;
  /** On the seat map, in ten-thousandths of its width and height. */
  x: number | null;
  y: number | null;
  /** As it is written. */
  kind: string;
  with: string | null;
  place: FileLine;
}

const COLUMNS = ['section', 'row', 'seat', 'level'];
const MORE_COLUMNS = ['position', 'x', 'y'];
const KIND_COLUMNS = ['kind', 'with'];
/** What a plan may begin with: the names alone, with positions, and with places on the map; each with kinds or without. */
const headers = new Set(
  [0, 1, 3].flatMap((more) => {
    const columns = [...COLUMNS, ...MORE_COLUMNS.slice(0, more)];
    return [columns.join(), [...columns, ...KIND_COLUMNS].join()];
  }),
);
const MOST_SEATS = 100_000;

function readSeat(
  cells: string[],
  columns: readonly string[],
  place: FileLine,
  { report, needed }: { report: Report; needed: readonly string[] },
): WrittenSeat | undefined {
  const cell = (column: string): string => cells[columns.indexOf(column)] ?? '';
  const [position, x, y] = [cell('position'), cell('x'), cell('y')];
  const missing = needed.filter((column) => cell(column) === '');
  if (missing.length > 0) return report.mistake(place, `The seat has no ${missing.join(', no ')}.`);
  if (cells.length > columns.length) return report.mistake(place, 'The line has too many columns.');
  if (position !== '' && !/^\d{1,6}$/.test(position)) {
    return report.mistake(place, `The position "${position}" is not a whole number.`);
  }
  const onMap = [x, y].filter(Boolean);
  if (onMap.length === 1 || !onMap.every((each) => /^\d{1,5}$/.test(each) && Number(each) <= 10_000)) {
    return report.mistake(place, 'The place on the map takes two whole numbers from 0 to 10000.');
  }
  const [mapX = null, mapY = null] = onMap.map(Number);
  return {
    section: cell('section'),
    row: cell('row'),
    seat: cell('seat'),
    level: cell('level'),
    position: position === '' ? 0 : Number(position),
    x: mapX,
    y: mapY,
    kind: cell('kind') || 'seat',
    with: cell('with') || null,
    place,
  };
}

/** Counts the seats whose position nobody wrote, row by row. */
function countPositions(seats: WrittenSeat[]): void {
  const last = new Map<string, number>();
  for (const seat of seats) {
    const row = `${seat.section}\n${seat.row}`;
    if (seat.position === 0) seat.position = (last.get(row) ?? 0) + 1;
    last.set(row, seat.position);
  }
}

/** Undefined where there is no plan in it, which is reported. A seat of a hall may have no level. */
export function readSeats(
  file: string,
  content: string,
  report: Report,
  of: 'event' | 'hall' = 'event',
): WrittenSeat[] | undefined {
  const needed = of === 'event' ? COLUMNS : COLUMNS.slice(0, -1);
  const [header, ...lines] = parseCsv(file, content, report);
  if (!header) return undefined;
  const written = header.record.map((column) => column.toLowerCase());
  if (!headers.has(written.join())) {
    return report.mistake({ file, line: header.info.lines }, `The first line must be "${COLUMNS.join()}".`);
  }
  if (lines.length > MOST_SEATS) {
    return report.mistake({ file, line: 1 }, `More than ${MOST_SEATS} seats do not fit.`);
  }
  if (lines.length === 0) return report.mistake({ file, line: 1 }, 'The seating plan has no seats.');
  // A position may be written below a header that does not name it.
  const columns = written.length === COLUMNS.length ? [...COLUMNS, 'position'] : written;
  const seats = lines
    .map(({ record, info }) => readSeat(record, columns, { file, line: info.lines }, { report, needed }))
    .filter((seat) => seat !== undefined);
  countPositions(seats);
  return seats;
}
