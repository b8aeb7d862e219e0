import type { Currency } from '../money/currencies.ts';
import type { TakenOff } from './take-off.ts';
import { termsOf } from './terms-of.ts';
import type { FlatTerms } from './terms-of.ts';
import { withCode } from './with-code.ts';

/** A code as an event's page knows it. */
export interface OfferedCode {
  levelIds: readonly number[];
  takesOff?: FlatTerms | undefined;
}

interface Level<F> {
  id: number;
  priceCents: number;
  fees: readonly F[];
}

/** Levels of one event with how many of each are chosen, as they are paid with this code. */
export function levelsWithCode<F extends { valueCents: number }, L extends Level<F>>(
  levels: readonly (L & { quantity: number })[],
  code: OfferedCode | undefined,
  currency: Currency,
): (L & { quantity: number; fees: F[]; off: TakenOff })[] {
  const terms = code && { levelIds: code.levelIds, takesOff: code.takesOff && termsOf(code.takesOff) };
  const lines = levels.map((level) => ({ ...level, priceLevelId: level.id, eventId: 0, isAddOn: false }));
  return withCode<F, (typeof lines)[number]>(lines, terms, currency);
}

/** What one ticket of a level costs less; what is taken off an order as a whole is no level's. */
export function offOfLevel<F extends { valueCents: number }>(
  level: Level<F>,
  code: OfferedCode | undefined,
  currency: Currency,
): number {
  if (code?.takesOff?.per === 'order') return 0;
  const [priced] = levelsWithCode<F, Level<F>>([{ ...level, quantity: 1 }], code, currency);
  return priced ? priced.off.priceCents + priced.off.feesCents : 0;
}
