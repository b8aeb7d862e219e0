import type { Event } from '@stagedoor/descriptions/programme';

/** Of an event or of a hall: they differ in what a level is. */
type Seat = Omit<NonNullable<Event['seats']>[number], 'level'>;

const cell = (text: string): string => (/[",\r\n]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text);

/** Whether counting the seats of each row finds them where they stand. */
function areCounted(seats: readonly Seat[]): boolean {
  const counts = new Map<string, number>();
  return seats.every(({ section, row, position }) => {
    const count = (counts.get(`${section}\n${row}`) ?? 0) + 1;
    counts.set(`${section}\n${row}`, count);
    return position === count;
  });
}

export function writtenSeats<S extends Seat>(seats: readonly S[], levelOf: (seat: S) => string): string {
  const onMap = seats.some(({ x }) => x !== null);
  const counted = !onMap && areCounted(seats);
  const kinds = seats.some(({ kind }) => kind !== 'seat');
  const lines = seats.map((each) =>
    [
      each.section,
      each.row,
      each.seat,
      levelOf(each),
      ...(counted ? [] : [String(each.position)]),
      ...(onMap ? [String(each.x ?? ''), String(each.y ?? '')] : []),
      ...(kinds ? [each.kind, each.with ?? ''] : []),
    ]
      .map(cell)
      .join(','),
  );
  const more = onMap ? ',position,x,y' : counted ? '' : ',position';
  return `${[`section,row,seat,level${more}${kinds ? ',kind,with' : ''}`, ...lines].join('\n')}\n`;
}
