import { formatMoney } from '@stagedoor/rules/money/format-money';
import { useCurrency } from './use-currency.ts';

/** An amount in the seller's currency, for tables and lists of facts. */
export const Sum = ({ cents }: { cents: number }) => formatMoney(cents, useCurrency());
