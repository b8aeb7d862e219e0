// SETUP-04: a colour in which words cannot be read is refused with the nearest one in which they can.
import { contrastRatio, isHexColor, isReadable, mixColors } from './contrast.ts';

/** What words stand on: cards and the page itself. */
const TEXT_GROUNDS: readonly string[] = ['#ffffff', '#faf8f3'];
const BLACK = '#000000';
const STEPS = 100;

/** Whether words in it can be read wherever they stand. */
export const isReadableColor = (color: string): boolean =>
  TEXT_GROUNDS.every((ground) => isReadable(color, ground));

/** How far it stands out where it stands out least. */
export const leastContrast = (color: string): number =>
  Math.min(...TEXT_GROUNDS.map((ground) => contrastRatio(color, ground)));

/** The same colour with as little black in it as makes it readable; itself where it is. */
export function nearestReadable(color: string): string | undefined {
  if (!isHexColor(color)) return undefined;
  for (let step = STEPS; step > 0; step -= 1) {
    const darker = mixColors(color, BLACK, step / STEPS);
    if (isReadableColor(darker)) return darker;
  }
  return BLACK;
}
