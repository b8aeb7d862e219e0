import { momentAt, wallTimeOf } from '../reading/new-york-time.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** As people write it, in New York time; to the millisecond where no clock on a wall would show it. */
export function writtenMoment(moment: Date): string {
  const wall = wallTimeOf(moment);
  const day = `${String(wall.year).padStart(4, '0')}-${two(wall.month)}-${two(wall.day)}`;
  if (momentAt(wall).getTime() !== moment.getTime()) return moment.toISOString();
  return wall.hour === 0 && wall.minute === 0 ? day : `${day} ${two(wall.hour)}:${two(wall.minute)}`;
}
