import { eventMessages } from '@stagedoor/rules/messages/event';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';
import { taxMessages } from '@stagedoor/rules/messages/taxes';
import type { RateOfTax } from '@stagedoor/rules/money/included-tax';
import { includedTaxText } from '@stagedoor/rules/money/included-tax-text';
import { useOutlet } from './outlet.ts';
import { useCurrency } from './use-currency.ts';

/** MONEY-04: what prices and sums say of taxes, which come on top of them or are in them. */
export function useTaxWords() {
  const currency = useCurrency();
  const { includedTax } = useOutlet();
  /** Under a total, after what else is said there. */
  const underTotal = (taxes: readonly RateOfTax[] | undefined, note?: string): string | undefined => {
    const tax = includedTax && includedTaxText(taxes, includedTax, currency);
    return [note, tax].filter(Boolean).join(' · ') || undefined;
  };
  if (includedTax === undefined) {
    return {
      underTotal,
      pricesInclude: eventMessages.pricesWithFees,
      beforeRest: eventMessages.beforeTaxes,
      requestBeforeRest: requestPickerMessages.beforeTaxesAndShipping,
      addedLater: eventMessages.addedLater,
    };
  }
  return {
    underTotal,
    pricesInclude: taxMessages.pricesWithFeesAndTax(includedTax),
    beforeRest: eventMessages.beforeShipping,
    requestBeforeRest: requestPickerMessages.beforeShipping,
    addedLater: taxMessages.shippingAddedLater(includedTax),
  };
}
