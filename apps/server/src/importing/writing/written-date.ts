import { momentAt, wallTimeOf } from '../reading/wall-time.ts';

const two = (number: number): string => String(number).padStart(2, '0');

/** As people write it, by the seller's clock; to the millisecond where no clock on a wall would show it. */
export function writtenMoment(moment: Date, zone: string): string {
  const wall = wallTimeOf(moment, zone);
  const day = `${String(wall.year).padStart(4, '0')}-${two(wall.month)}-${two(wall.day)}`;
  if (momentAt(wall, zone).getTime() !== moment.getTime()) return moment.toISOString();
  return wall.hour === 0 && wall.minute === 0 ? day : `${day} ${two(wall.hour)}:${two(wall.minute)}`;
}
