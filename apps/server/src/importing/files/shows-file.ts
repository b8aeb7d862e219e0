import { link } from '../reading/addresses.ts';
import { flag } from '../reading/choices.ts';
import { nameOf, named } from '../reading/collections.ts';
import { moment } from '../reading/dates.ts';
import { image } from '../reading/images.ts';
import { idOf, taxPercent } from '../reading/numbers.ts';
import { optional, record, required } from '../reading/record.ts';
import { line, text } from '../reading/texts.ts';

const publicOnsale = record('public on-sale', {
  url: required(link),
  date: optional(moment),
  text: optional(line()),
});

const refunds = record('refunds', {
  windowOpen: optional(flag, false),
  openText: optional(text(2000)),
  closedText: optional(text(2000)),
  alert: optional(text(2000)),
});

/** An evening of an artist at a venue, whichever outlets sell it. */
export const showsFile = named(
  record(
    'show',
    {
      id: required(idOf('show')),
      artist: required(nameOf('artist')),
      venue: required(nameOf('venue')),
      name: optional(line()),
      date: required(moment),
      displayTime: optional(flag, true),
      doors: optional(moment),
      image: optional(image),
      mobileImage: optional(image),
      seatMap: optional(image),
      publicOnsale: optional(publicOnsale),
      externalSalesUrl: optional(link),
      refunds: optional(refunds),
      taxPercent: optional(taxPercent, 0),
    },
    ({ date, doors, placeOf }, { report }) => {
      if (date && doors && doors > date)
        report.mistake(placeOf('doors'), 'The doors open after the show begins.');
    },
  ),
  'show',
);
