import { currencyFacts, unitsOf } from './currencies.ts';
import type { Currency } from './currencies.ts';

/** What somebody typed as an amount, with or without a sign of the currency: `80`, `$80.00`, `80,00 €`; undefined where it is none. */
export function typedMoney(text: string, currency: Currency): number | undefined {
  const { decimals } = currencyFacts(currency);
  const plain = text
    .replaceAll(/[^\d.,]/g, '')
    .replace(/,(?=\d{1,3}$)/, (comma, at: number, all: string) =>
      all.length - at - 1 <= decimals ? '.' : comma,
    );
  const number = plain.replaceAll(',', '');
  const shape = new RegExp(`^\\d{1,6}${decimals > 0 ? `(?:\\.\\d{0,${decimals}})?` : ''}$`);
  return shape.test(number) ? Math.round(Number(number) * unitsOf(currency)) : undefined;
}
