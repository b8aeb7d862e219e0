// The seller's own files: who sells, who plays, where, on which tours.
import { flag } from '../reading/choices.ts';
import { named } from '../reading/collections.ts';
import { idOf } from '../reading/numbers.ts';
import { optional, record, required } from '../reading/record.ts';
import { line } from '../reading/texts.ts';

export const sellerFile = record('seller', { id: required(idOf('seller')), name: required(line()) });

export const artistsFile = named(
  record('artist', { id: required(idOf('artist')), name: required(line()) }),
  'artist',
);

export const venuesFile = named(
  record('venue', {
    id: required(idOf('venue')),
    name: required(line()),
    city: required(line(100)),
    state: required(line(50)),
  }),
  'venue',
);

export const toursFile = named(
  record('tour', {
    id: required(idOf('tour')),
    name: required(line()),
    prioritySelection: optional(flag, false),
  }),
  'tour',
);
