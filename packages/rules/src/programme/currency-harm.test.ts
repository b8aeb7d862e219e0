import { expect, test } from 'vitest';
import { askedHarm } from './asked-harm.ts';
import { currencyHarm, notTaken } from './currency-harm.ts';

const outlets = [{ id: 71, events: [{ id: 3 }] }];
const inUsd = { currency: 'USD', outlets } as const;
const inEur = { ...inUsd, currency: 'EUR' } as const;
const taken = (many: number) => ({ countByLevel: new Map([[311, many]]) });

test('[MONEY-01] a seller nobody has bought of may change its currency, for all outlets at once', () => {
  expect(currencyHarm(inUsd, inEur, taken(0), [71])).toEqual([]);
  expect(currencyHarm(null, inEur, taken(9), [71, 72])).toEqual([]);
  expect(currencyHarm(inUsd, inEur, taken(0), [71, 72])).toEqual([
    {
      path: ['currency'],
      message:
        'The currency cannot change: the outlet 72 is not described here, and its prices would become others.',
    },
  ]);
});

test('[MONEY-01] with a ticket sold or held it stays, and so it does for those who wait for an answer', () => {
  const message = (many: number) => currencyHarm(inUsd, inEur, taken(many), [71])[0]?.message;
  expect(message(1)).toBe('The currency cannot change: 1 ticket is sold or held.');
  expect(message(12)).toBe('The currency cannot change: 12 tickets are sold or held.');
  expect(currencyHarm(inUsd, inUsd, taken(12), [])).toEqual([]);
  const asked = [
    { eventId: 3, levelId: null, many: 2 },
    { eventId: 3, levelId: 311, many: 2 },
  ];
  expect(askedHarm(inUsd, inEur, asked, 'request')).toEqual([
    { path: ['currency'], message: 'The currency cannot change: 2 requests wait for an answer.' },
  ]);
  expect(askedHarm(inUsd, inUsd, asked, 'request')).toEqual([]);
});

test('[MONEY-01] a currency that the gateway does not take is refused when it is described, and not later', () => {
  const refused = [{ path: ['currency'], message: 'The account at the gateway takes no EUR.' }];
  expect(notTaken(null, inEur, ['USD'])).toEqual(refused);
  expect(notTaken(inUsd, inEur, ['USD'])).toEqual(refused);
  expect(notTaken(inUsd, inEur, ['USD', 'EUR'])).toEqual([]);
  // A seller that is there already is not in the way of its own changes.
  expect(notTaken(inEur, inEur, ['USD'])).toEqual([]);
});
