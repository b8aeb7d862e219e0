import { quantityChoices } from '@stagedoor/rules/quantity';
import { flag, oneOf } from '../reading/choices.ts';
import { listOf } from '../reading/collections.ts';
import { moment } from '../reading/dates.ts';
import { dollars, idOf, whole } from '../reading/numbers.ts';
import type { ReadBy } from '../reading/reader.ts';
import { optional, record, required } from '../reading/record.ts';
import { line, text } from '../reading/texts.ts';

const MOST_PLACES = 100_000;

const fee = record('fee', {
  name: required(line()),
  description: optional(text(2000)),
  value: required(dollars),
});

export const priceLevel = record(
  'price level',
  {
    id: required(idOf('price level')),
    name: required(line()),
    price: required(dollars),
    limit: required(whole(1, 1000)),
    minimum: optional(whole(1, 1000), 1),
    multiple: optional(whole(1, 1000), 1),
    optOut: optional(flag, false),
    status: optional(
      oneOf({ 'on-sale': 'ON_SALE', 'before-sale': 'BEFORE_SALE', 'off-sale': 'OFF_SALE' } as const),
      'ON_SALE',
    ),
    from: optional(moment),
    until: optional(moment),
    fees: optional(listOf(fee), []),
    capacity: optional(whole(1, MOST_PLACES)),
  },
  ({ limit, minimum, multiple, from, until, placeOf }, { report }) => {
    if (from && until && until <= from) report.mistake(placeOf('until'), 'The sale ends before it begins.');
    if (limit === undefined || minimum === undefined || multiple === undefined) return;
    if (minimum > limit) {
      report.mistake(placeOf('minimum'), `The minimum of ${minimum} lies over the limit of ${limit}.`);
    } else if (quantityChoices({ limit, minimum, multiplier: multiple }).length === 0) {
      report.mistake(placeOf('multiple'), `No multiple of ${multiple} lies between ${minimum} and ${limit}.`);
    }
  },
);
export type PriceLevel = ReadBy<typeof priceLevel>;
