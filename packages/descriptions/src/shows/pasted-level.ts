// PROG-08: what a line of a pasted table becomes; the page shows by it what a buyer pays, the server makes the draft by it.
import { textIn } from '../drafts/sheet.ts';
import type { Sheet } from '../drafts/sheet.ts';
import { newLevel } from './new-sheet.ts';
import { itemsIn, levelIn } from './show-fields.ts';

interface PastedLine {
  name: string;
  price: number;
  many: number;
  limit?: number | undefined;
}

/** Fees, limits and taxes are those of a level of the same name of an earlier show, or of its first one. */
function baseOf(sheet: Sheet, name: string): Readonly<Record<string, unknown>> {
  const levels = itemsIn(sheet)
    .flatMap((item) => item.levels)
    .map((key) => levelIn(sheet, key));
  const isNamed = (level: Readonly<Record<string, unknown>>) =>
    textIn(level, 'name').toLowerCase() === name.toLowerCase();
  const level: Readonly<Record<string, unknown>> = levels.find(isNamed) ?? levels[0] ?? newLevel;
  const { like: _like, ...base } = level;
  return base;
}

export const pastedLevel = (
  earlier: Sheet,
  { name, price, many, limit }: PastedLine,
): Readonly<Record<string, unknown>> => ({
  ...newLevel,
  ...baseOf(earlier, name),
  name,
  price,
  capacity: many,
  ...(limit && { limit }),
});
