// What was sold and taken back, part by part of the bill.
import * as z from 'zod/mini';
import { officeCall } from '../../office-call.ts';
import { asked, shape } from '../../shape.ts';
import { instant, list, maybe, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { ledgerSpan } from './ledger-span.ts';

const cents = z.int();

/** Sold less taken back is what stays, and so are the parts together: of a row as of all of them. */
const parts = {
  soldCents: cents,
  backCents: cents,
  ticketsCents: cents,
  feesCents: cents,
  taxesCents: cents,
  /** MONEY-04: the tax in the others, where prices contain it; a part of them and not of the sum. */
  includedTaxesCents: cents,
  deliveryCents: cents,
  staysCents: cents,
};
const billParts = shape('BillParts', parts);
export type BillParts = Of<typeof billParts>;

const partsRow = shape('BillPartsRow', {
  /** An event's id, `delivery` or `plan`. */
  key: text,
  name: text,
  startsAt: maybe(instant),
  ...parts,
});
export type BillPartsRow = Of<typeof partsRow>;

const namedFee = shape('NamedFee', { name: text, soldCents: cents, backCents: cents, staysCents: cents });
export type NamedFee = Of<typeof namedFee>;

const feesAndTax = shape('FeesAndTax', {
  rows: list(partsRow),
  totals: billParts,
  /** The same fees by their names; together they are those of `totals`. */
  fees: list(namedFee),
  /** The tax in prices by its rate in parts per million, the highest first. */
  rates: list(shape('RateOfTax', { ppm: cents, taxCents: cents })),
});
export type FeesAndTax = Of<typeof feesAndTax>;

export const getFeesAndTax = officeCall({
  name: 'getFeesAndTax',
  module: 'orders',
  method: 'GET',
  path: 'ledger/fees-and-tax',
  permission: 'ledger.look',
  changes: false,
  summary:
    'What the bills of these days were made of, by event: tickets, fees, tax and delivery of what was sold, less what was taken back. It counts on the day of the sale or of the change, paid or not.',
  input: asked('FeesAndTaxQuestion', ledgerSpan),
  output: feesAndTax,
});
