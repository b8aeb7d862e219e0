import { currencyOf } from '@stagedoor/contract/entities/outlet-money-and-clock';
import type { Currency } from '@stagedoor/rules/money/currencies';
import { useOutlet } from './outlet.ts';

/** What everything in this shop is priced in. */
export const useCurrency = (): Currency => currencyOf(useOutlet());
