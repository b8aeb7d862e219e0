import { refusalMessages } from '../messages/refusals.ts';
import { quantityChoices, type QuantityRule } from './quantity.ts';
import { lastOf } from '../values/last-of.ts';

/** What may be chosen of a level, for somebody who asked for another quantity of it. */
export function offeredQuantities(rule: QuantityRule): string {
  const choices = quantityChoices(rule);
  const [first, second, ...more] = choices;
  if (first === undefined) return refusalMessages.noneLeftToChoose;
  if (second === first + 1 && more.length > 0) return refusalMessages.chooseFrom(first, lastOf(choices));
  return refusalMessages.chooseOneOf(choices);
}
