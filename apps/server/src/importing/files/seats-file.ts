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
  place: FileLine;
}

const COLUMNS = ['section', 'row', 'seat', 'level'];
const MORE_COLUMNS = ['position', 'x', 'y'];
/** What a plan may begin with: the names alone, with positions, and with places on the map. */
const headers = new Set([0, 1, 3].map((more) => [...COLUMNS, ...MORE_COLUMNS.slice(0, more)].join()));
const MOST_SEATS = 100_000;

function readSeat(
  cells: string[],
  columns: number,
  place: FileLine,
  report: Report,
): WrittenSeat | undefined {
  const [section = '', row = '', seat = '', level = '', position = '', x = '', y = ''] = cells;
  const missing = COLUMNS.filter((_, index) => !cells[index]);
  if (missing.length > 0) return report.mistake(place, `The seat has no ${missing.join(', no ')}.`);
  if (cells.length > columns) return report.mistake(place, 'The line has too many columns.');
  if (position !== '' && !/^\d{1,6}$/.test(position)) {
    return report.mistake(place, `The position "${position}" is not a whole number.`);
  }
  const onMap = [x, y].filter(Boolean);
  if (onMap.length === 1 || !onMap.every((each) => /^\d{1,5}$/.test(each) && Number(each) <= 10_000)) {
    return report.mistake(place, 'The place on the map takes two whole numbers from 0 to 10000.');
  }
  const [mapX = null, mapY = null] = onMap.map(Number);
  return {
    section,
    row,
    seat,
    level,
    position: position === '' ? 0 : Number(position),
    x: mapX,
    y: mapY,
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

/** Undefined where there is no plan in it, which is reported. */
export function readSeats(file: string, content: string, report: Report): WrittenSeat[] | undefined {
  const [header, ...lines] = parseCsv(file, content, report);
  if (!header) return undefined;
  const columns = header.record.map((column) => column.toLowerCase()).join(',');
  if (!headers.has(columns)) {
    return report.mistake({ file, line: header.info.lines }, `The first line must be "${COLUMNS.join()}".`);
  }
  if (lines.length > MOST_SEATS) {
    return report.mistake({ file, line: 1 }, `More than ${MOST_SEATS} seats do not fit.`);
  }
  if (lines.length === 0) return report.mistake({ file, line: 1 }, 'The seating plan has no seats.');
  // A position may be written below a header that does not name it.
  const most = Math.max(header.record.length, COLUMNS.length + 1);
  const seats = lines
    .map(({ record, info }) => readSeat(record, most, { file, line: info.lines }, report))
    .filter((seat) => seat !== undefined);
  countPositions(seats);
  return seats;
}
