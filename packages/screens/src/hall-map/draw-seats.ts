// Draws the seats that are in sight, all of a kind in one go.
import type { HallSeat, ShownSeats } from './hall.ts';
import type { View } from './view.ts';

export interface Palette {
  levels: ReadonlyMap<number, string>;
  taken: string;
  paper: string;
  ink: string;
  font: string;
}

/** From this size on, in pixels, a seat has its number, and is more than a dot. */
const NUMBERED = 20;
const SHAPED = 9;
const TURN = Math.PI * 2;

interface Drawing {
  context: CanvasRenderingContext2D;
  view: View;
  /** On the screen, in pixels. */
  size: number;
  palette: Palette;
}

interface Spot {
  seat: HallSeat;
  x: number;
  y: number;
}

function dots({ context }: Drawing, spots: readonly Spot[], radius: number, colour: string): void {
  context.fillStyle = colour;
  context.beginPath();
  for (const { x, y } of spots) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, TURN);
  }
  context.fill();
}

/** A square for an accessible seat, a ring for a companion's: told by their shape, not by a colour. */
function outlines({ context, size, palette }: Drawing, spots: readonly Spot[], colour: string): void {
  const half = size / 2;
  context.strokeStyle = colour;
  context.fillStyle = palette.paper;
  context.lineWidth = Math.max(1, size / 11);
  context.beginPath();
  for (const { seat, x, y } of spots) {
    if (seat.kind === 'accessible') context.roundRect(x - half, y - half, size, size, size / 4);
    else {
      context.moveTo(x + half, y);
      context.arc(x, y, half, 0, TURN);
    }
  }
  context.fill();
  context.stroke();
}

/** A bar across: something stands in the view. */
function bars({ context, size, palette }: Drawing, spots: readonly Spot[]): void {
  context.fillStyle = palette.paper;
  for (const { x, y } of spots) context.fillRect(x - size / 2, y - size / 2 + size * 0.16, size, size * 0.12);
}

function words(
  { context, size, palette }: Drawing,
  spots: readonly Spot[],
  colour: string,
  text: (seat: HallSeat) => string,
): void {
  context.fillStyle = colour;
  context.font = `700 ${Math.round(size * 0.46)}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  for (const { seat, x, y } of spots) context.fillText(text(seat), x, y + size * 0.03);
}

function drawFree(drawing: Drawing, spots: readonly Spot[], colour: string): void {
  const { size, palette } = drawing;
  const isOutlined = ({ seat }: Spot): boolean => seat.kind === 'accessible' || seat.kind === 'companion';
  const filled = spots.filter((spot) => !isOutlined(spot));
  const outlined = spots.filter(isOutlined);
  dots(drawing, filled, size / 2, colour);
  if (size < SHAPED) return dots(drawing, outlined, size / 2, colour);
  bars(
    drawing,
    filled.filter(({ seat }) => seat.kind === 'restricted'),
  );
  outlines(drawing, outlined, colour);
  words(drawing, outlined, colour, ({ kind }) => (kind === 'accessible' ? '♿\uFE0E' : 'C'));
  if (size >= NUMBERED) words(drawing, filled, palette.paper, ({ name }) => name);
}

/** `seats` are those in sight. What is chosen is not drawn here: it stands above, for everybody to read. */
export function drawSeats(
  drawing: Drawing,
  seats: readonly HallSeat[],
  { isFree }: Pick<ShownSeats, 'isFree'>,
): void {
  const { view, size, palette } = drawing;
  const spots = seats.map((seat) => ({
    seat,
    x: seat.x * view.scale + view.x,
    y: seat.y * view.scale + view.y,
  }));
  dots(
    drawing,
    spots.filter(({ seat }) => !isFree(seat)),
    Math.max(0.8, size * 0.22),
    palette.taken,
  );
  const free = Map.groupBy(
    spots.filter(({ seat }) => isFree(seat)),
    ({ seat }) => seat.levelId,
  );
  for (const [levelId, own] of free) drawFree(drawing, own, palette.levels.get(levelId) ?? palette.ink);
}

/** The names of rows beside their ends, or at the edge of the screen where an end is out of sight. */
export function drawRowNames(drawing: Drawing, seats: readonly HallSeat[], width: number): void {
  const { context, view, size, palette } = drawing;
  if (size < SHAPED) return;
  context.fillStyle = palette.ink;
  context.font = `700 ${Math.round(Math.min(14, Math.max(9, size * 0.6)))}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const edge = width / 6;
  for (const row of Map.groupBy(seats, (seat) => seat.row).values()) {
    const inOrder = row.toSorted((a, b) => a.x - b.x);
    const [first, last] = [inOrder[0], inOrder.at(-1)];
    if (!first || !last) continue;
    for (const [seat, aside] of [
      [first, -1],
      [last, 1],
    ] as const) {
      const x = seat.x * view.scale + view.x + aside * size * 1.15;
      const inSight = Math.min(width - edge - 10, Math.max(edge + 10, x));
      if (inSight === x) context.fillText(seat.rowName, x, seat.y * view.scale + view.y);
    }
  }
}
