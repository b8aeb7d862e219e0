import type { Hall, ShownSeats } from './hall.ts';
import { drawRowNames, drawSeats } from './draw-seats.ts';
import type { Palette } from './draw-seats.ts';
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
function paletteOf(element: HTMLElement, levelIds: readonly number[]): Palette {
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

/** As sharp as the screen, and no sharper than an eye needs. */
function clear(element: HTMLCanvasElement, context: CanvasRenderingContext2D, { width, height }: Size): void {
  const pixels = Math.min(MOST_PIXELS, window.devicePixelRatio || 1);
  const [wide, high] = [Math.round(width * pixels), Math.round(height * pixels)];
  if (element.width !== wide) element.width = wide;
  if (element.height !== high) element.height = high;
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  context.clearRect(0, 0, width, height);
}

/** Draws what is in sight and a little around it; from far away the outlines of sections say it all. */
export function drawHall(element: HTMLCanvasElement, view: View, seen: Size, needs: CanvasNeeds): void {
  const { hall, open, grid, levelIds } = needs;
  const context = element.getContext('2d');
  if (!context) return;
  const whole = { width: seen.width * (1 + 2 * AROUND), height: seen.height * (1 + 2 * AROUND) };
  element.style.transform = 'none';
  clear(element, context, whole);
  const size = hall.seatSize * view.scale;
  if (size < FAR_SEAT) return;
  const shifted = { ...view, x: view.x + seen.width * AROUND, y: view.y + seen.height * AROUND };
  const [from, to] = [toPlan(shifted, { x: 0, y: 0 }), toPlan(shifted, { x: whole.width, y: whole.height })];
  const seats = grid.within({ left: from.x, top: from.y, right: to.x, bottom: to.y });
  const drawing = { context, view: shifted, size, palette: paletteOf(element, levelIds) };
  drawSeats(drawing, seats, open);
  drawRowNames(drawing, seats, whole.width);
}
