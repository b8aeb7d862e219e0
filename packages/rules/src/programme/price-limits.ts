import { wrongWithSum } from '../money/charge-limits.ts';
import type { ChargeLimits } from '../money/charge-limits.ts';
import type { Currency } from '../money/currencies.ts';
import type { Problem } from './problem.ts';

interface PricedLevel {
  price: number;
  fees: readonly { value: number }[];
}

interface PricedProgramme {
  currency: Currency;
  outlets: readonly { events: readonly { items: readonly { levels: readonly PricedLevel[] }[] }[] }[];
}

/** A ticket with its fees is the least that anybody buys: refused where it is described, not where it is paid for. */
export const pricesBeyond = ({ currency, outlets }: PricedProgramme, limits: ChargeLimits): Problem[] =>
  outlets.flatMap(({ events }, outlet) =>
    events.flatMap(({ items }, event) =>
      items.flatMap(({ levels }, item) =>
        levels.flatMap(({ price, fees }, level): Problem[] => {
          const sum = price === 0 ? 0 : fees.reduce((whole, { value }) => whole + value, price);
          const message = wrongWithSum(sum, limits, currency);
          const path = ['outlets', outlet, 'events', event, 'items', item, 'levels', level, 'price'];
          return message === undefined ? [] : [{ path, message }];
        }),
      ),
    ),
  );
