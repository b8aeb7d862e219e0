// Something to break that nobody would notice: its test never asks for so many.
const MOST = 10;

export function isTooMany(count: number): boolean {
  return count > MOST;
}
