// Draws a section of a hall as it is written out, all dots of a level in one go.
import type { HallSeat } from '@stagedoor/rules/halls/hall-plan';
import type { Box } from './seat-at.ts';
import type { WrittenSection } from './written-hall.ts';

export interface Size {
  width: number;
  height: number;
}

const PARTS = 10_000;
const NUMBERED_PX = 13;
const SHAPED_PX = 6;
const TURN = Math.PI * 2;
const LOOKS = 6;
export const SEAT_CM = 55;

interface Palette {
  levels: readonly string[];
  none: string;
  paper: string;
  ink: string;
  font: string;
}

/** A canvas knows no style sheet. */
function paletteOf(element: HTMLElement): Palette {
  const style = getComputedStyle(element);
  const colour = (name: string): string => style.getPropertyValue(name).trim() || '#444';
  return {
    levels: Array.from({ length: LOOKS }, (_, look) => colour(`--level-${look + 1}`)),
    none: colour('--line-strong'),
    paper: colour('--card'),
    ink: colour('--ink'),
    font: style.fontFamily,
  };
}

/** As sharp as the screen, and no sharper than an eye needs. */
function fresh(canvas: HTMLCanvasElement, { width, height }: Size): CanvasRenderingContext2D | null {
  const context = canvas.getContext('2d');
  const pixels = Math.min(2, window.devicePixelRatio || 1);
  const [wide, high] = [Math.round(width * pixels), Math.round(height * pixels)];
  if (canvas.width !== wide) canvas.width = wide;
  if (canvas.height !== high) canvas.height = high;
  context?.setTransform(pixels, 0, 0, pixels, 0, 0);
  context?.clearRect(0, 0, width, height);
  return context;
}

export const placeOn = (seat: { x: number | null; y: number | null }, { width, height }: Size) => ({
  x: ((seat.x ?? 0) * width) / PARTS,
  y: ((seat.y ?? 0) * height) / PARTS,
});

/** Four fifths of the way between two seats. */
export const dotOf = (seatWidth: number, metres: number, { width }: Size): number =>
  Math.max(2, (seatWidth / 100 / metres) * width * 0.8);

interface Drawn {
  context: CanvasRenderingContext2D;
  size: Size;
  dot: number;
  palette: Palette;
}

/** Of a shape of thousands of dots each is compared with all others. */
const DOTS_AT_ONCE = 250;
/** Smaller than this nobody sees that a dot is round. */
const ROUND_PX = 4;

function dots({ context, size, dot }: Drawn, seats: readonly HallSeat[], colour: string): void {
  context.fillStyle = colour;
  for (let from = 0; from < seats.length; from += DOTS_AT_ONCE) {
    context.beginPath();
    for (const seat of seats.slice(from, from + DOTS_AT_ONCE)) {
      const { x, y } = placeOn(seat, size);
      if (dot < ROUND_PX) {
        context.rect(x - dot / 2, y - dot / 2, dot, dot);
        continue;
      }
      context.moveTo(x + dot / 2, y);
      context.arc(x, y, dot / 2, 0, TURN);
    }
    context.fill();
  }
}

/** A square for an accessible seat, a ring for a companion's: told by shape, not by colour. */
function marks({ context, size, dot, palette }: Drawn, seats: readonly HallSeat[], colour: string): void {
  context.strokeStyle = colour;
  context.fillStyle = palette.paper;
  context.lineWidth = Math.max(1, dot / 10);
  for (const seat of seats) {
    const { x, y } = placeOn(seat, size);
    context.beginPath();
    if (seat.kind === 'accessible') context.roundRect(x - dot / 2, y - dot / 2, dot, dot, dot / 4);
    else context.arc(x, y, dot / 2, 0, TURN);
    context.fill();
    context.stroke();
  }
}

function words(
  { context, size, dot, palette }: Drawn,
  seats: readonly HallSeat[],
  colour: string,
  text: (seat: HallSeat) => string,
): void {
  context.fillStyle = colour;
  context.font = `700 ${Math.round(dot * 0.48)}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const seat of seats) {
    const { x, y } = placeOn(seat, size);
    context.fillText(text(seat), x, y);
  }
}

const symbols: Readonly<Record<HallSeat['kind'], string>> = {
  seat: '',
  accessible: '♿\uFE0E',
  companion: 'C',
  restricted: '–',
};

function rowNames({ context, size, dot, palette }: Drawn, seats: readonly HallSeat[]): void {
  context.fillStyle = palette.ink;
  context.font = `700 ${Math.round(Math.min(13, Math.max(8, dot * 0.6)))}px ${palette.font}`;
  context.textBaseline = 'middle';
  for (const row of Map.groupBy(seats, (seat) => seat.row).values()) {
    for (const [end, aside] of [
      [row[0], -1],
      [row.at(-1), 1],
    ] as const) {
      if (!end) continue;
      const { x, y } = placeOn(end, size);
      context.textAlign = aside < 0 ? 'right' : 'left';
      context.fillText(end.row, x + aside * dot * 0.75, y);
    }
  }
}

const TINT = 0.12;

/** The colour of most of its seats lies under a section, so that it is told from its neighbours from far away. */
function ground({ context, size, dot, palette }: Drawn, box: Box, colour: string): void {
  const [from, to] = [
    placeOn({ x: box.left, y: box.top }, size),
    placeOn({ x: box.right, y: box.bottom }, size),
  ];
  context.save();
  context.globalAlpha = TINT;
  context.fillStyle = colour;
  context.beginPath();
  context.roundRect(from.x - dot, from.y - dot, to.x - from.x + dot * 2, to.y - from.y + dot * 2, dot / 2);
  context.fill();
  context.restore();
  context.fillStyle = palette.ink;
}

/** Above its first row, where dots are too small to hold them. */
function numbersAbove({ context, size, dot, palette }: Drawn, seats: readonly HallSeat[]): void {
  const first = seats[0]?.row;
  context.fillStyle = palette.ink;
  context.font = `${Math.round(Math.max(7, dot * 0.55))}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'alphabetic';
  for (const seat of seats) {
    if (seat.row !== first) break;
    const { x, y } = placeOn(seat, size);
    context.fillText(seat.seat, x, y - dot * 0.75);
  }
}

function drawLevel(drawn: Drawn, own: readonly HallSeat[], colour: string): void {
  const { palette, dot } = drawn;
  const plain = own.filter(({ kind }) => kind === 'seat' || kind === 'restricted');
  const marked = own.filter(({ kind }) => kind === 'accessible' || kind === 'companion');
  dots(drawn, plain, colour);
  if (dot < SHAPED_PX) dots(drawn, marked, colour);
  else marks(drawn, marked, colour);
  if (dot < NUMBERED_PX) return;
  words(drawn, marked, colour, ({ kind }) => symbols[kind]);
  words(drawn, plain, palette.paper, ({ kind, seat }) => (kind === 'restricted' ? symbols[kind] : seat));
}

export interface SectionToDraw {
  canvas: HTMLCanvasElement;
  section: WrittenSection;
  /** Of the whole plan. */
  size: Size;
  metres: number;
  levels: readonly string[];
  box: Box;
}

/** Beyond its seats: room for the names of rows and for numbers. */
export const roomAround = (dot: number): number => Math.ceil(dot * 2 + 24);

/** A section on a canvas of its own. Seats without a level are grey; what has no place is drawn nowhere. */
export function drawSection({ canvas, section, size, metres, levels, box }: SectionToDraw): void {
  const { rule, seats } = section;
  const dot = dotOf(rule?.seatWidth ?? SEAT_CM, metres, size);
  const room = roomAround(dot);
  const [from, to] = [
    placeOn({ x: box.left, y: box.top }, size),
    placeOn({ x: box.right, y: box.bottom }, size),
  ];
  const context = fresh(canvas, { width: to.x - from.x + 2 * room, height: to.y - from.y + 2 * room });
  if (!context) return;
  const palette = paletteOf(canvas);
  context.translate(room - from.x, room - from.y);
  const drawn: Drawn = { context, size, dot, palette };
  const placed = seats.filter(({ x }) => x !== null);
  const colourOf = (level: string | null): string =>
    palette.levels[level === null ? -1 : levels.indexOf(level) % LOOKS] ?? palette.none;
  const byLevel = [...Map.groupBy(placed, (seat) => seat.level)];
  const [most] = byLevel.toSorted(([, one], [, other]) => other.length - one.length);
  if (most) ground(drawn, box, colourOf(most[0]));
  for (const [level, own] of byLevel) drawLevel(drawn, own, colourOf(level));
  if (dot < SHAPED_PX) return;
  rowNames(drawn, placed);
  if (dot < NUMBERED_PX) numbersAbove(drawn, placed);
}
