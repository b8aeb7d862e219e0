// Prices of several shows, changed together: looked at one by one, typed into their drafts, published as one.
import { currencies } from '@stagedoor/rules/money/currencies';
import { priceChangeWays } from '@stagedoor/rules/setup/price-change';
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { id, instant, line, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const MOST_SHOWS = 300;
const count = z.int();

const wish = {
  eventIds: list(id).check(z.minLength(1), z.maxLength(MOST_SHOWS)),
  way: z.enum(priceChangeWays),
  /** Cents, or percent. */
  value: z.number().check(z.gte(-10_000_000), z.lte(10_000_000)),
  /** The levels of this name; without it all but what is sold along. */
  level: maybe(line(200)),
};

const changed = shape('ChangedPrice', {
  level: text,
  /** Before fees. */
  was: count,
  becomes: count,
  /** With fees. */
  buyerPaid: count,
  buyerPays: count,
  /** Why it cannot be published. */
  wrong: maybe(text),
});

const show = shape('ShowPrices', {
  eventId: id,
  name: text,
  startsAt: maybe(instant),
  prices: list(changed),
});
export type ShowPrices = Of<typeof show>;

export const planLegPrices = officeCall({
  name: 'planLegPrices',
  module: 'setup',
  path: 'setup/plan-prices',
  permission: 'setup.shows',
  changes: false,
  summary: 'What one change would make of the prices of several shows, old and new, each judged.',
  input: asked('LegPrices', wish),
  output: shape('LegPricesPlan', {
    currency: z.enum(currencies),
    shows: list(show),
    /** The names of levels that these shows have. */
    levels: list(text),
  }),
  refusals: ['NOT_FOUND'],
});

export const draftLegPrices = officeCall({
  name: 'draftLegPrices',
  module: 'setup',
  path: 'setup/draft-prices',
  permission: 'setup.shows',
  changes: false,
  summary: 'Types such a change into the drafts of these shows, beside whatever else is typed there.',
  input: asked('LegPricesTyped', wish),
  output: shape('LegPricesDrafted', { draftIds: list(id) }),
  refusals: ['NOT_FOUND'],
});

export const legPriceCalls = [planLegPrices, draftLegPrices];
