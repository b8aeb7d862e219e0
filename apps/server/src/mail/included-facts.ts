import { taxMessages } from '@stagedoor/rules/messages/taxes';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { RateOfTax } from '@stagedoor/rules/money/included-tax';
import { includedAmountsText } from '@stagedoor/rules/money/included-tax-text';

type Fact = readonly [name: string, value: string];

/** MONEY-04: the line under a letter's total that says which tax is in it; none where there is none. */
export const includedFacts = (
  { includedTaxes = [] }: { includedTaxes?: readonly RateOfTax[] | undefined },
  { includedTax, currency }: { includedTax?: string | undefined; currency: Currency },
): Fact[] =>
  includedTax === undefined || includedTaxes.length === 0
    ? []
    : [[taxMessages.included(includedTax), includedAmountsText(includedTaxes, currency)]];
