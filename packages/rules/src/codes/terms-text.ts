// What a code does, in a sentence for whoever uses it.
import { codeMessages as words } from '../messages/codes.ts';
import type { Currency } from '../money/currencies.ts';
import { formatMoney } from '../money/format-money.ts';
import type { TakesOff } from './take-off.ts';

const PPM_PER_PERCENT = 10_000;

/** `10 %`, `12.5 %` */
export const percentText = (ppm: number): string => `${ppm / PPM_PER_PERCENT} %`;

/** `takes $5.00 off each ticket` */
function takesOffText(terms: TakesOff, currency: Currency): string {
  switch (terms.kind) {
    case 'amount':
      return terms.per === 'order'
        ? words.amountOfOrder(formatMoney(terms.cents, currency))
        : words.amountOfTicket(formatMoney(terms.cents, currency));
    case 'percent':
      return words.percent(percentText(terms.ppm));
    case 'price':
      return words.toPrice(formatMoney(terms.cents, currency));
    case 'comps':
      return terms.withFees ? words.comps : words.compsPrice;
  }
}

const asSentence = (text: string): string => `${text.charAt(0).toUpperCase()}${text.slice(1)}.`;

/** `Opens the sale for you until Tue, Nov 24, 10:00 AM, and takes $5.00 off each ticket.` */
export function termsText(
  {
    opens,
    openUntil,
    takesOff,
  }: { opens: boolean; openUntil?: string | undefined; takesOff?: TakesOff | undefined },
  currency: Currency,
): string {
  const takes = takesOff && takesOffText(takesOff, currency);
  if (!opens) return asSentence(takes ?? words.opens);
  const opening = openUntil === undefined ? words.opens : words.opensUntil(openUntil);
  return asSentence(takes === undefined ? opening : `${opening}${words.andTakes(takes)}`);
}
