/** MONEY-01: what a seller was paid in, or has promised at a price, stays in its currency. */
import { moneyMessages } from '../messages/money.ts';
import { counted } from '../writing/counted.ts';
import type { ProgrammeDraft } from './draft.ts';
import type { TakenStock } from './harm.ts';
import type { Problem } from './problem.ts';

const path = ['currency'] as const;

export const changesCurrency = (current: ProgrammeDraft | null, wanted: ProgrammeDraft): boolean =>
  current !== null && current.currency !== wanted.currency;

export const currencyStays = (why: string): Problem => ({
  path,
  message: `The currency cannot change: ${why}.`,
});

/** Said where nothing but the books still knows. */
export const wasPaidIn = currencyStays('something was paid in it');

/** Refused when it is described, not when the first customer pays. */
export function notTaken(
  current: ProgrammeDraft | null,
  wanted: ProgrammeDraft,
  currencies: readonly string[],
): Problem[] {
  const { currency } = wanted;
  if (currency === undefined || currency === current?.currency || currencies.includes(currency)) return [];
  return [{ path, message: moneyMessages.notTaken(currency) }];
}

/** Prices are numbers of the seller's currency: those of an outlet that is not described would become others. */
export function currencyHarm(
  current: ProgrammeDraft | null,
  wanted: ProgrammeDraft,
  { countByLevel }: Pick<TakenStock, 'countByLevel'>,
  outletIds: readonly number[],
): Problem[] {
  if (!changesCurrency(current, wanted)) return [];
  const taken = [...countByLevel.values()].reduce((sum, count) => sum + count, 0);
  const described = new Set((wanted.outlets ?? []).map(({ id }) => id));
  const left = outletIds.filter((id) => !described.has(id));
  return [
    ...(taken > 0
      ? [currencyStays(`${counted(taken, 'ticket')} ${taken === 1 ? 'is' : 'are'} sold or held`)]
      : []),
    ...(left.length > 0
      ? [currencyStays(`the outlet ${left[0]} is not described here, and its prices would become others`)]
      : []),
  ];
}
