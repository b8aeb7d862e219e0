// MONEY-04: the tax that a price contains. It is a part of what is paid and never added to a sum, so it is rounded to
// the smallest unit itself: no card is ever charged it.

const MILLION = 1_000_000;

/** What a gross amount holds of a rate in parts per million, half up, without the errors of binary fractions. */
export function includedTax(grossCents: number, ppm: number): number {
  const whole = 2 * (MILLION + ppm);
  const scaled = 2 * grossCents * ppm + MILLION + ppm;
  return (scaled - (scaled % whole)) / whole;
}

/** What is still left of a line's gross amount and of the tax in it, and what goes of the amount. */
interface GoingPart {
  ppm: number;
  leftCents: number;
  leftTaxCents: number;
  goesCents: number;
}

/** The tax in what goes: part by part a line gives back exactly the tax that it held, whatever was rounded before. */
export function includedTaxOfPart({ ppm, leftCents, leftTaxCents, goesCents }: GoingPart): number {
  const stays = includedTax(leftCents - goesCents, ppm);
  return Math.min(Math.max(leftTaxCents - stays, 0), leftTaxCents, goesCents);
}

export interface TaxedLine {
  /** With fees. */
  grossCents: number;
  includedPpm: number;
}

/** A tax by its rate. */
export interface RateOfTax {
  ppm: number;
  taxCents: number;
}

/** Shipping and the fee of a plan come along with the tickets, and are taxed as the highest taxed of them. What holds no
 *  tax, because it is free or because nothing is left of it after rounding, is not told and does not count. */
export const rateAlong = (held: readonly RateOfTax[]): number =>
  held.reduce((most, { ppm, taxCents }) => (taxCents > 0 ? Math.max(most, ppm) : most), 0);

/** By rate, the highest first, rounded line by line as taxes are that are added. */
export function includedTaxes(lines: readonly TaxedLine[], alongCents: readonly number[] = []): RateOfTax[] {
  const held = lines.map(({ grossCents, includedPpm: ppm }) => ({
    ppm,
    taxCents: includedTax(grossCents, ppm),
  }));
  const along = alongCents.map((grossCents) => ({ grossCents, includedPpm: rateAlong(held) }));
  const taxed = [...lines, ...along].filter(({ includedPpm }) => includedPpm > 0);
  return [...Map.groupBy(taxed, ({ includedPpm }) => includedPpm)]
    .map(([ppm, own]) => ({
      ppm,
      taxCents: own.reduce((sum, { grossCents }) => sum + includedTax(grossCents, ppm), 0),
    }))
    .filter(({ taxCents }) => taxCents > 0)
    .toSorted((a, b) => b.ppm - a.ppm);
}

/** The same taxes with other amounts along; without anything that is taxed there is nothing to go along with. */
export function movedAlong(
  taxes: readonly RateOfTax[],
  before: readonly number[],
  after: readonly number[],
): RateOfTax[] {
  const most = rateAlong(taxes);
  const along = (amounts: readonly number[]): number =>
    amounts.reduce((sum, amount) => sum + includedTax(amount, most), 0);
  return taxes.map(({ ppm, taxCents }) => ({
    ppm,
    taxCents: ppm === most ? taxCents - along(before) + along(after) : taxCents,
  }));
}
