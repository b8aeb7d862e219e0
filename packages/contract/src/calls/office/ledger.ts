// What came in and went back, and what is still due.
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, currencyCode, id, instant, line, list, maybe, reason, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { ledgerSpan as span } from './ledger-span.ts';
import { task } from './tasks.ts';

/** Whole cents; counts beside them. */
const sums = {
  capturedCents: z.int(),
  captures: id,
  declinedCents: z.int(),
  declines: id,
  refundedCents: z.int(),
  refunds: id,
  voidedCents: z.int(),
  voids: id,
  /** What banks have taken of disputed charges, less what came back; missing where nothing was. */
  disputedCents: maybe(z.int()),
};
const ledgerSums = shape('LedgerSums', sums);
export type LedgerSums = Of<typeof ledgerSums>;

const ledgerKinds = ['captured', 'declined', 'refunded', 'voided', 'disputed', 'reinstated'] as const;

const ledgerRow = shape('LedgerRow', {
  /** A day, an event's id, or a kind of card. */
  key: text,
  name: text,
  ...sums,
  /** By day only, and missing where the gateway's books are not known for the whole day. */
  gatewayCents: maybe(z.int()),
  /** By day only: what of it came and went by hand, which no gateway knows. */
  handCents: maybe(z.int()),
  /** How many payments of the day differ. */
  differing: id,
});
export type LedgerRow = Of<typeof ledgerRow>;

const ledger = shape('Ledger', {
  rows: list(ledgerRow),
  totals: ledgerSums,
  /** From when to when the gateway's books are known here. */
  books: maybe(shape('GatewayBooks', { since: instant, until: instant })),
  /** For those who see every outlet and every line. */
  differences: list(
    shape('BookDifference', { ref: text, day: text, ourCents: z.int(), gatewayCents: z.int() }),
  ),
});
export type Ledger = Of<typeof ledger>;

export const getLedger = officeCall({
  name: 'getLedger',
  module: 'orders',
  method: 'GET',
  path: 'ledger/get',
  permission: 'ledger.look',
  changes: false,
  summary:
    'What was captured, declined, refunded and voided, and what banks took of disputed charges, by day, event or method; an order of several shows is shared among them to the cent. By day, the gateway’s books stand beside ours.',
  input: asked('LedgerQuestion', { ...span, by: z.enum(['day', 'event', 'method']) }),
  output: ledger,
});

const moneyDue = shape('MoneyDue', {
  days: list(
    shape('DueDay', {
      /** Missing: due at once. */
      day: maybe(text),
      payments: id,
      cents: z.int(),
      /** Of them, those that were declined. */
      declined: id,
    }),
  ),
  cents: z.int(),
});
export type MoneyDue = Of<typeof moneyDue>;

export const getMoneyDue = officeCall({
  name: 'getMoneyDue',
  module: 'orders',
  method: 'GET',
  path: 'ledger/due',
  permission: 'ledger.look',
  changes: false,
  summary: 'What customers have still to pay, by the day on which it is due.',
  input: asked('DueQuestion', { outletId: maybe(addressedId) }),
  output: moneyDue,
});

const ledgerLine = shape('LedgerLine', {
  at: instant,
  kind: z.enum(ledgerKinds),
  cents: z.int(),
  ref: text,
  transactionId: maybe(text),
  /** Missing where no order came of it. */
  order: maybe(text),
  /** The code that it was bought with. */
  code: maybe(text),
  outletId: maybe(id),
  card: text,
  /** The gateway's words for what it declined. */
  problem: maybe(text),
});
export type LedgerLine = Of<typeof ledgerLine>;
const linePage = keysetPage('LedgerLinePage', ledgerLine, {});

const lineFilter = { ...span, kind: maybe(z.enum(ledgerKinds)) };

export const listLedgerLines = officeCall({
  name: 'listLedgerLines',
  module: 'orders',
  method: 'GET',
  path: 'ledger/lines',
  permission: 'ledger.lines',
  changes: false,
  summary: 'Every movement of money, and every charge that was declined, fifty a page, sorted by `at`.',
  input: asked('LedgerLineQuestion', { ...keysetFields, ...lineFilter }),
  output: linePage,
});

const stray = shape('StrayMovement', {
  transactionId: text,
  kind: z.enum(['charge', 'refund']),
  cents: z.int(),
  /** As the gateway tells it: nobody knows whose it is. */
  currency: currencyCode,
  card: text,
  ref: text,
  /** When the gateway got it, and when it was found there. */
  submittedAt: instant,
  foundAt: instant,
  /** Missing while it waits for a person. */
  settledAt: maybe(instant),
  /** Missing where nobody wrote it down. */
  became: maybe(z.enum(['given-back', 'undone', 'known'])),
});
export type StrayMovement = Of<typeof stray>;

export const listStrays = officeCall({
  name: 'listStrays',
  module: 'payments',
  method: 'GET',
  path: 'ledger/strays',
  permission: 'ledger.lines',
  changes: false,
  summary:
    'Movements at the gateway that our books could not explain, fifty a page, sorted by `found`. The gateway’s account is one for all sellers: for those who see every outlet.',
  input: asked('StrayQuestion', keysetFields),
  output: keysetPage('StrayPage', stray, {
    /** How many wait for a person. */
    open: id,
  }),
});

export const putStrayAside = officeCall({
  name: 'putStrayAside',
  module: 'payments',
  path: 'ledger/put-aside',
  permission: 'ledger.mend',
  changes: true,
  summary: 'Sets a movement aside that our books do not know and somebody does, with a reason.',
  input: asked('StrayPutAside', {
    transactionId: line(60),
    reason,
  }),
  output: noFields,
  refusals: ['NOT_FOUND'],
});

export const exportLedger = officeCall({
  name: 'exportLedger',
  module: 'orders',
  path: 'ledger/export',
  permission: 'ledger.mend',
  changes: true,
  summary: 'Starts the task that writes these lines as CSV for the books.',
  input: asked('LedgerExport', lineFilter),
  output: task,
});
