import {
  DOMESTIC_SHIPPING,
  INTERNATIONAL_SHIPPING,
  MOBILE_TICKETING,
  WILL_CALL,
} from '@stagedoor/rules/delivery-types';
import { flag, oneOf } from '../reading/choices.ts';
import { named } from '../reading/collections.ts';
import { idOf, signedDollars } from '../reading/numbers.ts';
import type { ReadBy, Reader } from '../reading/reader.ts';
import { optional, record, required } from '../reading/record.ts';
import { line, text } from '../reading/texts.ts';

const methods = named(
  record('delivery method', {
    id: required(idOf('delivery method')),
    type: required(
      oneOf({
        'will-call': WILL_CALL,
        domestic: DOMESTIC_SHIPPING,
        international: INTERNATIONAL_SHIPPING,
        mobile: MOBILE_TICKETING,
      }),
    ),
    name: required(line()),
    price: optional(signedDollars),
    notes: optional(text(2000)),
    active: optional(flag, true),
  }),
  'delivery method',
);

/** CONST-28: mobile ticketing is one method of an outlet. */
export const deliveryFile: Reader<ReadBy<typeof methods>> = (tree, reading) => {
  const all = methods(tree, reading);
  const mobile = [...(all?.values() ?? [])].filter(({ type, active }) => type === MOBILE_TICKETING && active);
  for (const { place } of mobile.slice(1)) {
    reading.report.mistake(place, 'An outlet has one active mobile method at most; this is another.');
  }
  return all;
};
