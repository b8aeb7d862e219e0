import type { Programme } from '@stagedoor/descriptions/programme';
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
  const onMap = seats.some(({ x }) => x !== null);
  const counted = !onMap && areCounted(seats);
  const kinds = seats.some(({ kind }) => kind !== 'seat');
  const lines = seats.map(({ section, row, seat, level, position, x, y, kind, with: other }) =>
    [
      section,
      row,
      seat,
      levels.get(level) ?? '',
      ...(counted ? [] : [String(position)]),
      ...(onMap ? [String(x ?? ''), String(y ?? '')] : []),
      ...(kinds ? [kind, other ?? ''] : []),
    ]
      .map(cell)
      .join(','),
  );
  const more = onMap ? ',position,x,y' : counted ? '' : ',position';
  return `${[`section,row,seat,level${more}${kinds ? ',kind,with' : ''}`, ...lines].join('\n')}\n`;
}
