import type { Hall, ShownSeats } from './hall.ts';
import { drawRowNames, drawSeats } from './draw-seats.ts';
import type { Palette, Steps } from './draw-seats.ts';
import type { SeatGrid } from './seat-grid.ts';
import { toPlan } from './view.ts';
import type { Size, View } from './view.ts';

/** More is drawn than is seen, so that a hand may move a while before anything is drawn anew. */
export const AROUND = 0.25;
const MOST_PIXELS = 2;
const FAR_SEAT = 5;
const LEVELS_LOOKS = 6;

export interface CanvasNeeds {
  hall: Hall;
  open: ShownSeats;
  grid: SeatGrid;
  levelIds: readonly number[];
  isHidden: boolean;
}

/** The colours as the page has them: a canvas knows no style sheet. */
export function paletteOf(element: HTMLElement, levelIds: readonly number[]): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim();
  return {
    levels: new Map(levelIds.map((id, index) => [id, colour(`--level-${(index % LEVELS_LOOKS) + 1}`)])),
    taken: colour('--line-strong'),
    paper: colour('--card'),
    ink: colour('--ink'),
    font: style.fontFamily,
  };
}

const wholeOf = ({ width, height }: Size): Size => ({
  width: width * (1 + 2 * AROUND),
  height: height * (1 + 2 * AROUND),
});

/** As sharp as the screen, and no sharper than an eye needs. */
const pixelsOf = (): number => Math.min(MOST_PIXELS, window.devicePixelRatio || 1);

/** Drawn on by the processor, so that what has been drawn can be had at once. */
const contextOf = (element: HTMLCanvasElement): CanvasRenderingContext2D | null =>
  element.getContext('2d', { willReadFrequently: true });

function clear(element: HTMLCanvasElement, context: CanvasRenderingContext2D, seen: Size): void {
  const { width, height } = wholeOf(seen);
  const pixels = pixelsOf();
  const [wide, high] = [Math.round(width * pixels), Math.round(height * pixels)];
  if (element.width !== wide) element.width = wide;
  if (element.height !== high) element.height = high;
  context.setTransform(1, 0, 0, 1, 0, 0);
  context.clearRect(0, 0, wide, high);
}

/** Draws what is in sight and a little around it; from far away the outlines of sections say it all. */
export function* drawHall(
  element: HTMLCanvasElement,
  palette: Palette,
  { view, seen, needs }: { view: View; seen: Size; needs: CanvasNeeds },
): Steps {
  const { hall, open, grid } = needs;
  const context = contextOf(element);
  if (!context) return;
  clear(element, context, seen);
  const size = hall.seatSize * view.scale;
  if (size < FAR_SEAT) return;
  const pixels = pixelsOf();
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  const whole = wholeOf(seen);
  const shifted = { ...view, x: view.x + seen.width * AROUND, y: view.y + seen.height * AROUND };
  const [from, to] = [toPlan(shifted, { x: 0, y: 0 }), toPlan(shifted, { x: whole.width, y: whole.height })];
  const seats = grid.within({ left: from.x, top: from.y, right: to.x, bottom: to.y });
  const drawing = { context, view: shifted, size, palette };
  yield* drawSeats(drawing, seats, open);
  yield* drawRowNames(drawing, seats, whole.width);
}
