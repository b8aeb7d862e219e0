interface Point {
  x: number;
  y: number;
}

const turn = (a: Point, b: Point, c: Point): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** One side of the hull: points that never turn the wrong way. */
function side(points: readonly Point[]): Point[] {
  const hull: Point[] = [];
  for (const point of points) {
    for (;;) {
      const [before, last] = hull.slice(-2);
      if (!before || !last || turn(before, last, point) > 0) break;
      hull.pop();
    }
    hull.push(point);
  }
  return hull.slice(0, -1);
}

const STRIPS = 32;

/** Of thousands those that may lie at the rim: the corners of what each upright strip of the section holds. */
function rimOf(points: readonly Point[]): Point[] {
  const { left, right } = boxOf(points, 0);
  const rim: Point[] = [];
  for (const point of points) {
    const strip = 4 * Math.min(STRIPS - 1, Math.floor(((point.x - left) / (right - left || 1)) * STRIPS));
    for (let corner = 0; corner < 4; corner += 1) {
      const kept = rim[strip + corner];
      const [across, down] = [corner & 1 ? 1 : -1, corner & 2 ? 1 : -1];
      const beyond = kept ? (point.y - kept.y) * down || (point.x - kept.x) * across : 1;
      if (beyond > 0) rim[strip + corner] = point;
    }
  }
  // A strip may hold nobody.
  return rim.filter(Boolean);
}

export interface Box {
  left: number;
  top: number;
  right: number;
  bottom: number;
}

/** The smallest box around seats, with some room. */
export function boxOf(seats: readonly Point[], room: number): Box {
  const box = { left: Infinity, top: Infinity, right: -Infinity, bottom: -Infinity };
  for (const { x, y } of seats) {
    box.left = Math.min(box.left, x - room);
    box.right = Math.max(box.right, x + room);
    box.top = Math.min(box.top, y - room);
    box.bottom = Math.max(box.bottom, y + room);
  }
  return box;
}

/** The shape that holds all seats of a section, with some room around, as an SVG path. */
export function outlineOf(seats: readonly Point[], room: number): string {
  const corners = rimOf(seats).flatMap(({ x, y }) => [
    { x: x - room, y: y - room },
    { x: x + room, y: y - room },
    { x: x - room, y: y + room },
    { x: x + room, y: y + room },
  ]);
  const inOrder = corners.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const hull = [...side(inOrder), ...side(inOrder.toReversed())];
  return `M${hull.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}
