interface Standing {
  sectionPosition: number;
  rowPosition: number;
  seatPosition: number;
  mapX: number | null;
  mapY: number | null;
}

const MARGIN = 800;
/** The stage stands above. */
const TOP = 1800;
/** Of the height of a row: what is between two sections. */
const BETWEEN = 1.5;
const WHOLE = 10_000;

/** Where seats are drawn: where the plan says, or, where it does not say it of all, row by row, section below section. */
export function layOut(seats: readonly Standing[]): { x: number; y: number }[] {
  if (seats.every(({ mapX, mapY }) => mapX !== null && mapY !== null))
    return seats.map(({ mapX, mapY }) => ({ x: mapX ?? 0, y: mapY ?? 0 }));
  const rowKey = ({ sectionPosition, rowPosition }: Standing): string => `${sectionPosition} ${rowPosition}`;
  const lines = new Map<string, number>();
  const inOrder = seats.toSorted(
    (a, b) => a.sectionPosition - b.sectionPosition || a.rowPosition - b.rowPosition,
  );
  let [line, section] = [0, inOrder[0]?.sectionPosition];
  for (const seat of inOrder) {
    if (lines.has(rowKey(seat))) continue;
    if (seat.sectionPosition !== section) line += BETWEEN;
    section = seat.sectionPosition;
    lines.set(rowKey(seat), line);
    line += 1;
  }
  const widths = seats.map(({ seatPosition }) => seatPosition);
  const [first, last] = [Math.min(...widths), Math.max(...widths)];
  const across = (WHOLE - 2 * MARGIN) / Math.max(1, last - first);
  const down = (WHOLE - TOP - MARGIN) / Math.max(1, line - 1);
  return seats.map((seat) => ({
    x: Math.round(MARGIN + (seat.seatPosition - first) * across),
    y: Math.round(TOP + (lines.get(rowKey(seat)) ?? 0) * down),
  }));
}
