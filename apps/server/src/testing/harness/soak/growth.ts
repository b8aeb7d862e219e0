// Whether something that was looked at again and again grows, by a straight line through its second half: the first is
// left to whatever fills up once.

/** How it was at moments of the run, of which each looks `at` hours of the shop's day. */
export interface Series {
  name: string;
  at: readonly number[];
  values: readonly number[];
}

export interface Growth {
  name: string;
  /** On average, over the second half. */
  mean: number;
  /** From the line's beginning to its end, over the second half. */
  grown: number;
  perHour: number;
}

const meanOf = (values: readonly number[]): number =>
  values.length === 0 ? 0 : values.reduce((sum, value) => sum + value, 0) / values.length;

export function growthOf({ name, at, values }: Series): Growth {
  const from = Math.floor(values.length / 2);
  const [x, y] = [at.slice(from), values.slice(from)];
  const [middle, mean] = [meanOf(x), meanOf(y)];
  const spread = x.reduce((sum, each) => sum + (each - middle) ** 2, 0);
  const together = x.reduce((sum, each, n) => sum + (each - middle) * ((y[n] ?? mean) - mean), 0);
  const perHour = spread === 0 ? 0 : together / spread;
  return { name, mean, perHour, grown: perHour * ((x.at(-1) ?? 0) - (x[0] ?? 0)) };
}

export interface Allowance {
  /** So much more at the end of the second half than at its beginning… */
  most: number;
  /** …or this part of what there is on average. */
  share: number;
}

export const isFlat = ({ grown, mean }: Growth, { most, share }: Allowance): boolean =>
  grown <= Math.max(most, share * mean);
