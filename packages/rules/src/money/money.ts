/** Money is whole cents in the code and en-US text on the page; the contract makes dollars of it for the wire. */
const usd = new Intl.NumberFormat('en-US', { style: 'currency', currency: 'USD' });

export const formatUsd = (cents: number): string => usd.format((cents || 0) / 100);

const MILLION = 1_000_000;

/** Multiplies by a rate in parts per million, half up, without the errors of binary fractions. */
export function centsTimesPpm(cents: number, ppm: number): number {
  const scaled = cents * ppm + MILLION / 2;
  return (scaled - (((scaled % MILLION) + MILLION) % MILLION)) / MILLION;
}

/** Multiplies by a decimal fraction of up to six places, such as 0.34. */
export const centsTimesFraction = (cents: number, fraction: number): number =>
  centsTimesPpm(cents, Math.round(fraction * MILLION));
