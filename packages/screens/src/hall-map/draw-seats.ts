// Draws the seats that are in sight, all of a kind in one go, and rests now and then: no frame waits for thousands.
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
/** So many seats, or so many words, without a rest. */
const SEATS_AT_ONCE = 250;
const WORDS_AT_ONCE = 60;

interface Drawing {
  context: CanvasRenderingContext2D;
  view: View;
  /** On the screen, in pixels. */
  size: number;
  palette: Palette;
}

/** Each step draws a few; between two of them somebody else may have the time. */
export type Steps = Generator<undefined, void>;
type Seats = readonly HallSeat[];

/** A canvas only notes what it shall draw: asked for a dot, it draws it now, and not all of it in one frame. */
const drawNow = ({ context }: Drawing): void => void context.getImageData(0, 0, 1, 1);

function* inBatches(drawing: Drawing, seats: Seats, many: number, draw: (some: Seats) => void): Steps {
  for (let from = 0; from < seats.length; from += many) {
    draw(seats.slice(from, from + many));
    drawNow(drawing);
    yield;
  }
}

const xOf = ({ view }: Drawing, { x }: HallSeat): number => x * view.scale + view.x;
const yOf = ({ view }: Drawing, { y }: HallSeat): number => y * view.scale + view.y;

const dots = (drawing: Drawing, seats: Seats, radius: number, colour: string): Steps =>
  inBatches(drawing, seats, SEATS_AT_ONCE, (some) => {
    const { context } = drawing;
    context.fillStyle = colour;
    context.beginPath();
    for (const seat of some) {
      const [x, y] = [xOf(drawing, seat), yOf(drawing, seat)];
      context.moveTo(x + radius, y);
      context.arc(x, y, radius, 0, TURN);
    }
    context.fill();
  });

/** A square for an accessible seat, a ring for a companion's: told by their shape, not by a colour. */
const outlines = (drawing: Drawing, seats: Seats, colour: string): Steps =>
  inBatches(drawing, seats, SEATS_AT_ONCE, (some) => {
    const { context, size, palette } = drawing;
    const half = size / 2;
    context.strokeStyle = colour;
    context.fillStyle = palette.paper;
    context.lineWidth = Math.max(1, size / 11);
    context.beginPath();
    for (const seat of some) {
      const [x, y] = [xOf(drawing, seat), yOf(drawing, seat)];
      if (seat.kind === 'accessible') context.roundRect(x - half, y - half, size, size, size / 4);
      else {
        context.moveTo(x + half, y);
        context.arc(x, y, half, 0, TURN);
      }
    }
    context.fill();
    context.stroke();
  });

/** A bar across: something stands in the view. */
const bars = (drawing: Drawing, seats: Seats): Steps =>
  inBatches(drawing, seats, SEATS_AT_ONCE, (some) => {
    const { context, size, palette } = drawing;
    context.fillStyle = palette.paper;
    for (const seat of some) {
      const [left, top] = [xOf(drawing, seat) - size / 2, yOf(drawing, seat) - size / 2];
      context.fillRect(left, top + size * 0.16, size, size * 0.12);
    }
  });

const words = (drawing: Drawing, seats: Seats, colour: string, text: (seat: HallSeat) => string): Steps =>
  inBatches(drawing, seats, WORDS_AT_ONCE, (some) => {
    const { context, size, palette } = drawing;
    context.fillStyle = colour;
    context.font = `700 ${Math.round(size * 0.46)}px ${palette.font}`;
    context.textAlign = 'center';
    context.textBaseline = 'middle';
    for (const seat of some)
      context.fillText(text(seat), xOf(drawing, seat), yOf(drawing, seat) + size * 0.03);
  });

const isOutlined = ({ kind }: HallSeat): boolean => kind === 'accessible' || kind === 'companion';

function* drawFree(drawing: Drawing, seats: Seats, colour: string): Steps {
  const { size, palette } = drawing;
  const filled = seats.filter((seat) => !isOutlined(seat));
  const outlined = seats.filter(isOutlined);
  yield* dots(drawing, filled, size / 2, colour);
  if (size < SHAPED) return yield* dots(drawing, outlined, size / 2, colour);
  yield* bars(
    drawing,
    filled.filter(({ kind }) => kind === 'restricted'),
  );
  yield* outlines(drawing, outlined, colour);
  yield* words(drawing, outlined, colour, ({ kind }) => (kind === 'accessible' ? '♿\uFE0E' : 'C'));
  if (size >= NUMBERED) yield* words(drawing, filled, palette.paper, ({ name }) => name);
}

/** `seats` are those in sight. What is chosen is not drawn here: it stands above, for everybody to read. */
export function* drawSeats(drawing: Drawing, seats: Seats, { isFree }: Pick<ShownSeats, 'isFree'>): Steps {
  const { size, palette } = drawing;
  const taken = seats.filter((seat) => !isFree(seat));
  yield* dots(drawing, taken, Math.max(0.8, size * 0.22), palette.taken);
  const free = Map.groupBy(seats.filter(isFree), ({ levelId }) => levelId);
  for (const [levelId, own] of free)
    yield* drawFree(drawing, own, palette.levels.get(levelId) ?? palette.ink);
}

/** The first and the last of each row, as they lie from left to right. */
function rowEnds(seats: Seats): (readonly [HallSeat, HallSeat])[] {
  const ends = new Map<string, readonly [HallSeat, HallSeat]>();
  for (const seat of seats) {
    const [first, last] = ends.get(seat.row) ?? [seat, seat];
    ends.set(seat.row, [seat.x < first.x ? seat : first, seat.x > last.x ? seat : last]);
  }
  return [...ends.values()];
}

/** Where the end of a row is out of sight to the left, its name stays at the edge of the screen, on paper of its own. */
function nameAtEdge({ context, size, palette }: Drawing, name: string, at: { x: number; y: number }): void {
  const half = Math.min(12, size * 0.5);
  context.globalAlpha = 0.85;
  context.fillStyle = palette.paper;
  context.beginPath();
  context.roundRect(at.x - half, at.y - half, half * 2, half * 2, half / 2);
  context.fill();
  context.globalAlpha = 1;
  context.fillStyle = palette.ink;
  context.fillText(name, at.x, at.y);
}

/** The names of rows beside their ends, as far as those are in sight; `width` is that of the picture. */
export function* drawRowNames(drawing: Drawing, seats: Seats, width: number): Steps {
  const { context, size, palette } = drawing;
  if (size < SHAPED) return;
  context.fillStyle = palette.ink;
  context.font = `700 ${Math.round(Math.min(14, Math.max(9, size * 0.6)))}px ${palette.font}`;
  context.textAlign = 'center';
  context.textBaseline = 'middle';
  const [left, right] = [width / 6 + 14, (width * 5) / 6 - 14];
  const inSight = rowEnds(seats.filter((seat) => xOf(drawing, seat) > left));
  const shown = new Map(inSight.map(([first]) => [first.row, first]));
  for (const [place, [first, last]] of rowEnds(seats).entries()) {
    const [from, to] = [xOf(drawing, first) - size * 1.15, xOf(drawing, last) + size * 1.15];
    if (from >= left && from <= right) context.fillText(first.rowName, from, yOf(drawing, first));
    else if (from < left && to > left)
      nameAtEdge(drawing, first.rowName, { x: left, y: yOf(drawing, shown.get(first.row) ?? first) });
    if (to <= right && to >= left) context.fillText(last.rowName, to, yOf(drawing, last));
    if (place % WORDS_AT_ONCE === WORDS_AT_ONCE - 1) {
      drawNow(drawing);
      yield;
    }
  }
}
