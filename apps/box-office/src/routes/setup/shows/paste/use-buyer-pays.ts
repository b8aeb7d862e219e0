import { useMemo } from 'react';
import { getShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import { pastedLevel } from '@stagedoor/descriptions/shows/pasted-level';
import { itemsIn, levelIn } from '@stagedoor/descriptions/shows/show-fields';
import { buyerPays } from '@stagedoor/descriptions/shows/tell-show';
import type { JudgedLine } from '@stagedoor/rules/setup/pasted-shows';
import { useOfficeAnswer } from '../../../../parts/asking/use-office-answer.ts';
import { useCurrency } from '../../../../parts/money/use-currency.ts';
import { withTax } from '../editor/level-money.ts';

interface Paid {
  pays: number;
  withTax: number;
}

export interface BuyerPays {
  /** Whether a tax is added to a price with its fees. */
  isTaxed: boolean;
  /** For one ticket of a line, in the smallest unit; undefined while that cannot be told. */
  ofLine: (line: JudgedLine) => Paid | undefined;
}

const hasTax = (sheet: Sheet): boolean =>
  [sheet, ...itemsIn(sheet).flatMap(({ levels }) => levels.map((key) => levelIn(sheet, key)))].some(
    ({ taxPercent }) => typeof taxPercent === 'number' && taxPercent > 0,
  );

/** PROG-01, PROG-08: what stands beside every pasted price, by the rules that drafts are made and tickets charged by. */
export function useBuyerPays(like: number | undefined): BuyerPays {
  const currency = useCurrency();
  const { data: earlier } = useOfficeAnswer(getShowDraft, { eventId: like }, { enabled: like !== undefined });
  return useMemo(() => {
    const taxesIncluded = earlier?.taxesIncluded ?? false;
    const sheet = like === undefined ? {} : earlier?.published;
    const taxed = { currency, taxesIncluded, taxPercent: sheet?.['taxPercent'] };
    const paid = ({ cells: { level, price, many } }: JudgedLine): Paid | undefined => {
      if (!sheet || typeof price?.value !== 'number') return undefined;
      const places = typeof many?.value === 'number' ? many.value : 0;
      const made = pastedLevel(sheet, { name: level?.text ?? '', price: price.value, many: places });
      return { pays: buyerPays(made), withTax: withTax(made, taxed) };
    };
    // A key in one cell changes one line of two thousand; the others are what they were.
    const known = new WeakMap<JudgedLine, Paid | undefined>();
    const ofLine = (line: JudgedLine) => {
      if (!known.has(line)) known.set(line, paid(line));
      return known.get(line);
    };
    return { isTaxed: sheet !== undefined && !taxesIncluded && hasTax(sheet), ofLine };
  }, [currency, earlier, like]);
}
