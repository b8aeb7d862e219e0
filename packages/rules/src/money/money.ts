const MILLION = 1_000_000;

/** Multiplies by a rate in parts per million, half up, without the errors of binary fractions. */
export function centsTimesPpm(cents: number, ppm: number): number {
  const scaled = cents * ppm + MILLION / 2;
  return (scaled - (((scaled % MILLION) + MILLION) % MILLION)) / MILLION;
}

/** Multiplies by a decimal fraction of up to six places, such as 0.34. */
export const centsTimesFraction = (cents: number, fraction: number): number =>
  centsTimesPpm(cents, Math.round(fraction * MILLION));
