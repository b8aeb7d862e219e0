// A seller's whole shop as plain data: who plays where, and what each outlet makes of it.
import { countryIds } from '@stagedoor/rules/addresses/countries';
import { currencies, DEFAULT_CURRENCY } from '@stagedoor/rules/money/currencies';
import { TIME_ZONE } from '@stagedoor/rules/time/dates';
import { isTimeZone } from '@stagedoor/rules/time/venue-clock';
import type * as z from 'zod/mini';
import { link } from './fields/addresses.ts';
import { flag, oneOf, reference, wordOf } from './fields/choices.ts';
import { moment } from './fields/dates.ts';
import { id, taxPercent } from './fields/numbers.ts';
import { hall } from './hall.ts';
import { outletWith } from './outlet.ts';
import { listOf, named, optional, record } from './fields/record.ts';
import { image, line, text } from './fields/texts.ts';
import type { CleanHtml } from './fields/texts.ts';

const timeZone = line(50, (name) =>
  isTimeZone(name) ? undefined : '"{label}" must be the name of a zone such as "America/Chicago".',
);

/** MONEY-05: what stands on invoices besides the order, and whether there are any. */
const invoices = record('invoices', {
  issue: optional(flag, true),
  legalName: line(),
  address: listOf(line(), 'An invoice needs the seller’s address.'),
  taxNumber: optional(line(50)),
  /** Stands before every number. */
  prefix: optional(line(10)),
  note: optional(text(500)),
});

const facts = {
  id,
  name: line(),
  /** What everything is priced in and paid with. */
  currency: optional(oneOf(currencies), DEFAULT_CURRENCY),
  /** Where it is at home: its addresses begin there, and what goes there goes by domestic mail. */
  country: optional(wordOf(countryIds), 'US'),
  /** Its own clock: what customers are told, and when its days and its years begin. */
  timeZone: optional(timeZone, TIME_ZONE),
  /** MONEY-04: whether taxes come on top of prices or are a part of them, and what the latter are called. */
  taxes: optional(oneOf(['added', 'included']), 'added'),
  taxName: optional(line(30), 'VAT'),
  invoices: optional(invoices),
};

/** What stands in a seller's own file. */
export const sellerFacts = record('seller', facts);

const artist = record('artist', { id, name: line() });

const venue = record('venue', {
  id,
  name: line(),
  city: line(100),
  state: line(50),
  /** Of its own clock, shown beside New York's time where they differ. */
  timeZone: optional(timeZone),
});

const tour = record('tour', { id, name: line(), prioritySelection: optional(flag, false) });

const publicOnsale = record('public on-sale', {
  url: link,
  date: optional(moment),
  text: optional(line()),
});

const refunds = record('refunds', {
  windowOpen: optional(flag, false),
  openText: optional(text()),
  closedText: optional(text()),
  alert: optional(text()),
});

/** An evening of an artist at a venue, whichever outlets sell it. */
const show = record('show', {
  id,
  artist: reference('artist'),
  venue: reference('venue'),
  name: optional(line()),
  date: moment,
  displayTime: optional(flag, true),
  doors: optional(moment),
  image: optional(image),
  mobileImage: optional(image),
  seatMap: optional(image),
  publicOnsale: optional(publicOnsale),
  externalSalesUrl: optional(link),
  refunds: optional(refunds),
  taxPercent: optional(taxPercent, 0),
});

export const programmeWith = (clean: CleanHtml) =>
  record('seller', {
    ...facts,
    artists: optional(named(artist, 'artist'), []),
    venues: optional(named(venue, 'venue'), []),
    halls: optional(named(hall, 'hall'), []),
    tours: optional(named(tour, 'tour'), []),
    shows: optional(named(show, 'show'), []),
    outlets: optional(listOf(outletWith(clean)), []),
  });

export type ProgrammeSchema = ReturnType<typeof programmeWith>;
export type Programme = z.output<ProgrammeSchema>;
export type InvoiceDetails = NonNullable<Programme['invoices']>;
export type Outlet = Programme['outlets'][number];
export type Hall = Programme['halls'][number];
export type Event = Outlet['events'][number];
export type Series = Outlet['series'][number];
