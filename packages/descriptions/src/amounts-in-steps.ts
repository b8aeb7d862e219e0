// MONEY-02: no price stands between two steps that gateways take in the seller's currency.
import { currencyFacts, isCurrency } from '@stagedoor/rules/money/currencies';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import type { Path, Problem } from '@stagedoor/rules/programme/problem';
import { recordOf } from '@stagedoor/rules/values/record-of';
import { elementOf, formOf, shapeOf } from './fields/forms.ts';
import type { Schema } from './fields/forms.ts';

interface Found {
  path: Path;
  amount: number;
}

function amountsIn(schema: Schema, given: unknown, path: Path): Found[] {
  if (formOf(schema)?.is === 'dollars') return typeof given === 'number' ? [{ path, amount: given }] : [];
  const element = elementOf(schema);
  if (element && Array.isArray(given))
    return given.flatMap((each, index) => amountsIn(element, each, [...path, index]));
  const held = recordOf(given);
  return Object.entries(shapeOf(schema) ?? {}).flatMap(([key, inner]) =>
    amountsIn(inner, held[key], [...path, key]),
  );
}

/** Most currencies have no steps, and then nothing is looked at. */
export function amountsBetweenSteps(schema: Schema, draft: { currency?: string | undefined }): Problem[] {
  const { currency } = draft;
  if (currency === undefined || !isCurrency(currency)) return [];
  const { step } = currencyFacts(currency);
  if (step === 1) return [];
  return amountsIn(schema, draft, [])
    .filter(({ amount }) => amount > 0 && amount % step !== 0)
    .map(({ path, amount }) => ({
      path,
      message: `No card can be charged ${formatMoney(amount, currency)}: the last digit must be 0.`,
    }));
}
