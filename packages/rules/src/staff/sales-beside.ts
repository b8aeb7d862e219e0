import type { Currency } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const hourWords = (hour: number): string => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`;

/**
 * `$1,420.25 more than a week ago by 10 AM`: hours that are over beside the same hours, since the one that runs is not
 * over yet; nothing in the first hour of a day.
 */
export function salesBeside(
  today: readonly number[],
  before: readonly number[],
  hour: number,
  currency: Currency,
): string | undefined {
  if (hour === 0) return undefined;
  const apart = sum(today.slice(0, hour)) - sum(before.slice(0, hour));
  const by = `by ${hourWords(hour)}`;
  if (apart === 0) return `The same as a week ago ${by}`;
  return `${formatMoney(Math.abs(apart), currency)} ${apart > 0 ? 'more' : 'less'} than a week ago ${by}`;
}
