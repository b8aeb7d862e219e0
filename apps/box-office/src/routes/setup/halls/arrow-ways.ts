/** Right and down, by key. */
export const arrowWays: ReadonlyMap<string, readonly [right: number, down: number]> = new Map([
  ['ArrowLeft', [-1, 0]],
  ['ArrowRight', [1, 0]],
  ['ArrowUp', [0, -1]],
  ['ArrowDown', [0, 1]],
]);

const STEP = 25;
const TEN = 10;

/** How far an arrow moves something, in parts of the plan. */
export const placeStep = (isFar: boolean): number => STEP * (isFar ? TEN : 1);
