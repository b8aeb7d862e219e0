import { ordinal } from '../writing/ordinal.ts';

interface Line {
  itemId: number;
  isAddOn: boolean;
}

/** EVENT-33: `1st`, `2nd` where several price levels of one item are asked for; a single one is no preference. */
export function linePreferences(lines: readonly Line[]): (string | undefined)[] {
  const isRanked =
    ({ itemId, isAddOn }: Line) =>
    (other: Line) =>
      !isAddOn && !other.isAddOn && other.itemId === itemId;
  return lines.map((line, index) => {
    if (lines.filter(isRanked(line)).length < 2) return undefined;
    return ordinal(lines.slice(0, index + 1).filter(isRanked(line)).length);
  });
}
