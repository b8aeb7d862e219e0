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
  const corners = seats.flatMap(({ x, y }) => [
    { x: x - room, y: y - room },
    { x: x + room, y: y - room },
    { x: x - room, y: y + room },
    { x: x + room, y: y + room },
  ]);
  const inOrder = corners.toSorted((a, b) => a.x - b.x || a.y - b.y);
  const hull = [...side(inOrder), ...side(inOrder.toReversed())];
  return `M${hull.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;
}
