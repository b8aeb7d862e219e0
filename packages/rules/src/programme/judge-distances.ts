import type { SeatDraft } from './draft.ts';
import type { Path, Problem, Words } from './problem.ts';

/** In ten-thousandths of the map: about thirty centimetres in a hall of 150 metres. Closer, nobody hits one with a finger. */
const CLOSEST = 20;

/** HALL-04: two seats do not lie on each other. Only neighbouring cells of a grid are compared. */
export function judgeDistances(seats: readonly SeatDraft[], path: Path, words: Words): Problem[] {
  const cells = new Map<string, { x: number; y: number; index: number }[]>();
  const cellsAround = (x: number, y: number): string[] => {
    const [column, row] = [Math.floor(x / CLOSEST), Math.floor(y / CLOSEST)];
    return [-1, 0, 1].flatMap((right) => [-1, 0, 1].map((down) => `${column + right} ${row + down}`));
  };
  return seats.flatMap(({ section, row, seat, x, y }, index): Problem[] => {
    if (typeof x !== 'number' || typeof y !== 'number') return [];
    const around = cellsAround(x, y);
    const other = around
      .flatMap((cell) => cells.get(cell) ?? [])
      .find((each) => Math.hypot(each.x - x, each.y - y) < CLOSEST);
    const own = `${Math.floor(x / CLOSEST)} ${Math.floor(y / CLOSEST)}`;
    cells.set(own, [...(cells.get(own) ?? []), { x, y, index }]);
    if (!other) return [];
    const where = words.line([...path, other.index], 'another seat');
    return [
      {
        path: [...path, index],
        message: `The seat ${section}, row ${row}, seat ${seat} lies on that of ${where}: they are less than ${CLOSEST} ten-thousandths of the map apart.`,
      },
    ];
  });
}
