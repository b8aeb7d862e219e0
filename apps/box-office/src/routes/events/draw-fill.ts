// The hall of an event from far away, each seat by where it is: told by shape, and by colour besides.
import { unpackSeats } from '@stagedoor/rules/seats/packed';
import type { PackedSeat } from '@stagedoor/rules/seats/packed';

const PARTS = 10_000;
const RATIO = 0.75;
const TURN = Math.PI * 2;
const LARGEST = 16;
const SMALLEST = 2;
const OF_THE_WAY = 0.7;

/** Most of the way to the next seat of a row, so that no two touch. */
function dotOf(seats: readonly PackedSeat[], width: number): number {
  const ways = seats
    .slice(1)
    .map(({ x, y }, index) => Math.hypot(x - (seats[index]?.x ?? x), (y - (seats[index]?.y ?? y)) * RATIO))
    .filter((way) => way > 0)
    .toSorted((a, b) => a - b);
  const near = ways[Math.floor(ways.length / 20)] ?? PARTS;
  return Math.min(LARGEST, Math.max(SMALLEST, ((near * width) / PARTS) * OF_THE_WAY));
}

interface Spot {
  x: number;
  y: number;
}

interface Pen {
  context: CanvasRenderingContext2D;
  radius: number;
  colour: (name: string) => string;
}

function circles({ context, radius }: Pen, spots: readonly Spot[]): void {
  context.beginPath();
  for (const { x, y } of spots) {
    context.moveTo(x + radius, y);
    context.arc(x, y, radius, 0, TURN);
  }
}

const pens: Readonly<Record<string, (pen: Pen, spots: readonly Spot[]) => void>> = {
  f: (pen, spots) => {
    pen.context.strokeStyle = pen.colour('--level-1');
    circles(pen, spots);
    pen.context.stroke();
  },
  s: (pen, spots) => {
    pen.context.fillStyle = pen.colour('--level-1');
    circles(pen, spots);
    pen.context.fill();
  },
  c: (pen, spots) => {
    const { context, radius } = pen;
    context.strokeStyle = context.fillStyle = pen.colour('--level-2');
    circles(pen, spots);
    context.stroke();
    context.beginPath();
    for (const { x, y } of spots) context.arc(x, y, radius, Math.PI / 2, Math.PI * 1.5);
    context.fill();
  },
  g: (pen, spots) => {
    pen.context.fillStyle = pen.colour('--data-2');
    circles(pen, spots);
    pen.context.fill();
  },
  a: (pen, spots) => {
    const { context, radius } = pen;
    context.strokeStyle = pen.colour('--ink-muted');
    circles(pen, spots);
    for (const { x, y } of spots) {
      context.moveTo(x - radius / 2, y - radius / 2);
      context.lineTo(x + radius / 2, y + radius / 2);
      context.moveTo(x + radius / 2, y - radius / 2);
      context.lineTo(x - radius / 2, y + radius / 2);
    }
    context.stroke();
  },
};

export function drawFill(canvas: HTMLCanvasElement, packed: string, states: string): void {
  const { clientWidth: width, clientHeight: height } = canvas;
  const context = canvas.getContext('2d');
  if (!context || width === 0) return;
  const pixels = Math.min(2, window.devicePixelRatio || 1);
  canvas.width = Math.round(width * pixels);
  canvas.height = Math.round(height * pixels);
  context.setTransform(pixels, 0, 0, pixels, 0, 0);
  const seats = unpackSeats(packed);
  const scale = Math.min(width, height / RATIO);
  const style = getComputedStyle(canvas);
  const dot = dotOf(seats, scale);
  context.lineWidth = Math.max(1, dot / 8);
  const pen = { context, radius: dot / 2, colour: (name: string) => style.getPropertyValue(name).trim() };
  const left = (width - scale) / 2;
  const byState = Map.groupBy(
    seats.map(({ x, y }, index) => ({
      x: left + (x * scale) / PARTS,
      y: (y * scale * RATIO) / PARTS,
      state: states[index] ?? 'f',
    })),
    ({ state }) => state,
  );
  for (const [state, spots] of byState) pens[state]?.(pen, spots);
}
