import type { Reader } from './reader.ts';

const MOST_DOLLARS = 100_000;
const MOST_TAX_PERCENT = 50;
const LARGEST_ID = 2_147_483_647;

export function whole(least: number, most: number): Reader<number> {
  return (tree, { report }) => {
    const value = tree.kind === 'scalar' ? tree.value : undefined;
    if (typeof value === 'number' && Number.isInteger(value) && value >= least && value <= most) return value;
    return report.mistake(tree.place, `"${tree.label}" must be a whole number from ${least} to ${most}.`);
  };
}

/** A number that stays what it is when it is written with so many decimals. */
function decimal(least: number, most: number, decimals: number, what: string): Reader<number> {
  return (tree, { report }) => {
    const value = tree.kind === 'scalar' ? tree.value : undefined;
    if (typeof value !== 'number' || Number(value.toFixed(decimals)) !== value) {
      return report.mistake(tree.place, `"${tree.label}" must be ${what}.`);
    }
    if (value >= least && value <= most) return value;
    return report.mistake(tree.place, `"${tree.label}" must lie between ${least} and ${most}.`);
  };
}

function inUnits(read: Reader<number>, perWhole: number): Reader<number> {
  return (tree, reading) => {
    const value = read(tree, reading);
    return value === undefined ? undefined : Math.round(value * perWhole);
  };
}

/** The id of a thing of this kind, which nothing else in the folder may have. */
export function idOf(kind: string): Reader<number> {
  const read = whole(1, LARGEST_ID);
  return (tree, reading) => {
    const id = read(tree, reading);
    if (id !== undefined) reading.ids.claim(kind, id, tree.place);
    return id;
  };
}

const amount = 'an amount in dollars, such as 45 or 45.50';

/** Dollars as written, cents as read. */
export const dollars = inUnits(decimal(0, MOST_DOLLARS, 2, amount), 100);

/** The same, where a negative amount has a meaning of its own. */
export const signedDollars = inUnits(decimal(-1, MOST_DOLLARS, 2, amount), 100);

/** Percent as written, hundredths of a percent as read. */
export const taxPercent = inUnits(
  decimal(0, MOST_TAX_PERCENT, 2, 'a percentage with at most two decimals, such as 6.25'),
  100,
);

export const share = decimal(0, 1, 5, 'a fraction of one, such as 0.34');
