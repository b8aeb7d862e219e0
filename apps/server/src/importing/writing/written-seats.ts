import type { Programme } from '../../programme/index.ts';
import type { ShortNames } from './short-names.ts';

type Seats = NonNullable<Programme['outlets'][number]['events'][number]['seats']>;

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Whether counting the seats of each row finds them where they stand. */
function areCounted(seats: Seats): boolean {
  const counts = new Map<string, number>();
  return seats.every(({ section, row, position }) => {
    const count = (counts.get(`${section}\n${row}`) ?? 0) + 1;
    counts.set(`${section}\n${row}`, count);
    return position === count;
  });
}

export function writtenSeats(seats: Seats, levels: ShortNames): string {
  const counted = areCounted(seats);
  const lines = seats.map(({ section, row, seat, level, position }) =>
    [section, row, seat, levels.get(level) ?? '', ...(counted ? [] : [String(position)])].map(cell).join(','),
  );
  return `${['section,row,seat,level' + (counted ? '' : ',position'), ...lines].join('\n')}\n`;
}
