// What keeps amounts right in any currency.
import { guard, type Guard } from './guard.ts';

const payments = 'apps/server/src/payments';
const migrations = 'apps/server/migrations';
const intents = `${payments}/intents/intent-guards.server.test.ts`;

export const moneyGuards: Guard[] = [
  guard(
    'MONEY-01',
    'an attempt to charge is in its seller’s currency',
    `${migrations}/0290-money-has-a-currency.sql`,
    [
      `  drop constraint payment_intents_seller_id_fkey,
  add constraint payment_intents_in_sellers_currency
    foreign key (seller_id, currency) references sellers (seller_id, currency),
`,
      '',
    ],
    intents,
  ),
  guard(
    'MONEY-01',
    'an order is in its seller’s currency',
    `${migrations}/0290-money-has-a-currency.sql`,
    [
      `  add constraint orders_in_sellers_currency foreign key (seller_id, currency) references sellers (seller_id, currency),
`,
      '',
    ],
    'apps/server/src/orders/order-guards.server.test.ts',
  ),
  guard(
    'MONEY-02',
    'no attempt to charge stands between two steps',
    `${migrations}/0290-money-has-a-currency.sql`,
    ['check (amount_cents % money_step(currency) = 0);', 'check (amount_cents > 0);'],
    intents,
  ),
  guard(
    'MONEY-02',
    'a share of an amount stands on a step',
    'packages/rules/src/money/money.ts',
    [
      'return ((scaled - (((scaled % unit) + unit) % unit)) / unit) * step;',
      'return Math.round((scaled - unit / 2) / MILLION);',
    ],
    'packages/rules/src/money/any-currency.property.test.ts',
    'property',
  ),
  guard(
    'MONEY-03',
    'sums are of one currency each',
    'packages/rules/src/money/sums-by-currency.ts',
    [
      'sums.set(currency, (sums.get(currency) ?? 0) + cents)',
      'sums.set(DEFAULT_CURRENCY, (sums.get(DEFAULT_CURRENCY) ?? 0) + cents)',
    ],
    'packages/rules/src/money/sums-by-currency.test.ts',
    'unit',
  ),
  guard(
    'MONEY-03',
    'the same number in another currency is a difference between the books',
    `${payments}/ledger/books/compare-copy.ts`,
    [
      `where g.ref = r.ref and g.currency = coalesce((select i.currency from payment_intents i
      where i.seller_id = r.seller_id and i.ref = r.ref), g.currency)) t`,
      'where g.ref = r.ref) t',
    ],
    'apps/server/src/orders/office/ledger/ledger.server.test.ts',
  ),
  guard(
    'MONEY-04',
    'part by part a line gives back the tax that it held',
    'packages/rules/src/money/included-tax.ts',
    [
      'Math.min(Math.max(leftTaxCents - stays, 0), leftTaxCents, goesCents)',
      'includedTax(goesCents, ppm) + stays - stays',
    ],
    'packages/rules/src/money/included-tax.test.ts',
    'unit',
  ),
  guard(
    'MONEY-05',
    'no number of an invoice is left out',
    `${migrations}/0336-invoices.sql`,
    [
      `  constraint invoices_without_gaps foreign key (seller_id, year, previous) references invoices (seller_id, year, number)
    deferrable initially deferred,
`,
      '',
    ],
    'apps/server/src/after-sale/refunds/invoices.server.test.ts',
  ),
];
