// Codes as somebody might make them, and what people might do with them at once.
import fc from 'fast-check';
import { levels } from '../../testing/small-catalogue.ts';

const line = fc.record({
  priceLevelID: fc.constantFrom(levels.orchestra, levels.parking, levels.floor),
  quantity: fc.integer({ min: 1, max: 2 }),
});
const lines = fc.uniqueArray(line, {
  selector: ({ priceLevelID }) => priceLevelID,
  minLength: 1,
  maxLength: 3,
});
const orNone = <T>(values: fc.Arbitrary<T>) => fc.option(values, { nil: null });
const withFees = fc.boolean();
const cents = fc.integer({ min: 1, max: 12_000 });
const takes = fc.oneof(
  fc.record({
    takes: fc.constant('amount' as const),
    takes_cents: cents,
    takes_per: fc.constantFrom('ticket' as const, 'order' as const),
    with_fees: withFees,
  }),
  fc.record({
    takes: fc.constant('percent' as const),
    takes_ppm: fc.integer({ min: 1, max: 1_000_000 }),
    with_fees: withFees,
  }),
  fc.record({ takes: fc.constant('price' as const), takes_cents: cents, with_fees: withFees }),
  fc.record({ takes: fc.constant('comps' as const), with_fees: withFees }),
);
const limits = fc.record({
  most_orders: orNone(fc.integer({ min: 1, max: 3 })),
  most_tickets: orNone(fc.integer({ min: 1, max: 4 })),
  most_per_account: orNone(fc.integer({ min: 1, max: 2 })),
  event_ids: orNone(fc.integer({ min: 101, max: 102 }).map((eventId) => [eventId])),
});
export const codes = fc.array(fc.tuple(takes, limits), { minLength: 1, maxLength: 3 });
export type NewCode = typeof codes extends fc.Arbitrary<(infer C)[]> ? C : never;

export type Deed =
  | { kind: 'open'; code: number; lines: { priceLevelID: number; quantity: number }[] }
  | { kind: 'change'; lines: { priceLevelID: number; quantity: number }[] }
  | { kind: 'buy' | 'drop' };
/** Mostly the same one, or nobody would ever want its last use at the same moment; beyond them all: none. */
const code = fc.constantFrom(0, 0, 0, 1, 2, 3);
const deed: fc.Arbitrary<Deed> = fc.oneof(
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('open' as const), code, lines }) },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('change' as const), lines }) },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('buy' as const) }) },
  { weight: 1, arbitrary: fc.record({ kind: fc.constant('drop' as const) }) },
);
const moment = fc.record({
  deeds: fc.array(fc.tuple(fc.nat(3), deed), { minLength: 2, maxLength: 6 }),
  isLate: fc.boolean(),
});
export const moments = fc.array(moment, { minLength: 4, maxLength: 8 });
export interface Moment {
  deeds: [number, Deed][];
  isLate: boolean;
}

const noLimits = { most_orders: null, most_tickets: null, most_per_account: null, event_ids: null };
const tenth: NewCode = [{ takes: 'percent', takes_ppm: 100_000, with_fees: false }, noLimits];
const opened: Deed = { kind: 'open', code: 0, lines: [{ priceLevelID: levels.floor, quantity: 1 }] };
const together = (who: number[], what: Deed): Moment => ({
  deeds: who.map((person) => [person, what]),
  isLate: false,
});
/** Whatever else is drawn: somebody comes as far as an order with a code. */
export const surelyBought: [NewCode[], Moment[]] = [
  [tenth],
  [together([0], opened), together([0], { kind: 'buy' })],
];
/** And three want the last use at the same moment, one lets it go, and they want it again. */
export const surelyContended: [NewCode[], Moment[]] = [
  [[tenth[0], { ...noLimits, most_orders: 1 }]],
  [together([0, 2, 3], opened), together([0, 2, 3], { kind: 'drop' }), together([0, 2, 3], opened)],
];
/** And two devices of one account the only one that it may have, and another of it in the cart. */
export const surelyTwice: [NewCode[], Moment[]] = [
  [[tenth[0], { ...noLimits, most_per_account: 1 }]],
  [together([0, 1], opened), together([0, 1], { kind: 'buy' }), together([0, 1], opened)],
];
