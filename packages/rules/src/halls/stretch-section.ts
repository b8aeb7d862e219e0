/** What a pull at the frame of a section does: its seats stay as many, and stand closer together or wider apart. */
import type { HallSection } from './hall-plan.ts';

/** Which edges are pulled: the left (-1) or the right one (1), the upper or the lower one; 0 is neither. */
export interface Pull {
  across: -1 | 0 | 1;
  down: -1 | 0 | 1;
}

/** In ten-thousandths of the plan's width and height. */
interface Stretch {
  width: number;
  height: number;
}

const SEAT_CM = { least: 30, most: 300 };
const ROW_CM = { least: 30, most: 500 };
const PARTS = 10_000;

const bounded = (cm: number, { least, most }: typeof SEAT_CM): number =>
  Math.min(most, Math.max(least, Math.round(cm)));
const within = (place: number): number => Math.min(PARTS, Math.max(0, Math.round(place)));

/** The edge across from the one that is pulled stays where it is. */
export function stretched(
  section: HallSection,
  taken: Stretch,
  pull: Pull,
  by: { x: number; y: number },
): HallSection {
  const { seatWidth, rowDepth } = section;
  const wide = taken.width > 0 ? 1 + (pull.across * by.x) / taken.width : 1;
  const deep = taken.height > 0 ? 1 + (pull.down * by.y) / taken.height : 1;
  const next = { seatWidth: bounded(seatWidth * wide, SEAT_CM), rowDepth: bounded(rowDepth * deep, ROW_CM) };
  const grown = {
    x: taken.width * (next.seatWidth / seatWidth - 1),
    y: taken.height * (next.rowDepth / rowDepth - 1),
  };
  return {
    ...section,
    ...next,
    // A section lies by the middle of its first row.
    x: within(section.x + (pull.across * grown.x) / 2),
    y: pull.down < 0 ? within(section.y - grown.y) : section.y,
  };
}
