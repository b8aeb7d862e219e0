// Parcels: what must leave, and what left.
import { MOST_TRACKING_LINES } from '@stagedoor/rules/delivery/tracking-file';
import * as z from 'zod/mini';
import { keysetFields, keysetPage } from '../../keyset-page.ts';
import { officeCall } from '../../office-call.ts';
import { asked, noFields, shape } from '../../shape.ts';
import { addressedId, flag, id, instant, line, linesFile, list, maybe, reason, text } from '../../wire.ts';
import type { Of } from '../../wire.ts';
import { task } from './tasks.ts';

const permission = 'fulfilment.work';

const parcel = shape('Parcel', {
  number: text,
  outletId: id,
  name: text,
  city: text,
  delivery: text,
  contents: list(shape('ParcelContents', { event: text, level: text, quantity: id })),
  placedAt: instant,
  /** `YYYY-MM-DD`; promised. */
  shipBy: maybe(text),
  isLate: flag,
  trackingNumber: maybe(text),
  courierCode: maybe(text),
  shippedDay: maybe(text),
  /** The letter has not gone yet: it can be undone. */
  letterAt: maybe(instant),
});
export type Parcel = Of<typeof parcel>;

const parcelFilter = {
  outletId: maybe(addressedId),
  eventId: maybe(addressedId),
  method: maybe(line(100)),
  view: maybe(z.enum(['to-send', 'sent'])),
};

const parcelPage = keysetPage('ParcelPage', parcel, {});
export type ParcelPage = Of<typeof parcelPage>;

export const listParcels = officeCall({
  name: 'listParcels',
  module: 'fulfilment',
  method: 'GET',
  path: 'fulfilment/parcels',
  permission,
  changes: false,
  summary: 'Paid orders that are to be sent, the oldest first, or those that were.',
  input: asked('ParcelQuestion', { ...keysetFields, ...parcelFilter }),
  output: parcelPage,
});

export const countParcels = officeCall({
  name: 'countParcels',
  module: 'fulfilment',
  method: 'GET',
  path: 'fulfilment/counts',
  permission,
  changes: false,
  background: true,
  summary: 'How many parcels are to be sent, by show and by delivery method.',
  input: asked('ParcelCountQuestion', { outletId: maybe(addressedId) }),
  output: shape('ParcelCounts', {
    toSend: id,
    sent: id,
    shows: list(shape('ParcelsOfShow', { eventId: id, name: text, parcels: id })),
    methods: list(shape('ParcelsOfMethod', { name: text, parcels: id })),
  }),
});

export const exportLabels = officeCall({
  name: 'exportLabels',
  module: 'fulfilment',
  path: 'fulfilment/labels',
  permission,
  changes: true,
  summary: 'Names and addresses of all that is to be sent, as a file that shipping programs read.',
  input: asked('LabelQuestion', {
    outletId: maybe(addressedId),
    eventId: maybe(addressedId),
    method: maybe(line(100)),
  }),
  output: task,
});

/** A file of lines; what is typed in by hand is a file of one. */
const file = {
  file: linesFile,
  /** What somebody wrote in the place of what the file says. */
  mended: maybe(
    z
      .array(
        shape('MendedTrackingLine', {
          line: id,
          order: maybe(line(40)),
          tracking: maybe(line(80)),
          courier: maybe(line(40)),
          shipped: maybe(line(20)),
        }),
      )
      .check(z.maxLength(MOST_TRACKING_LINES)),
  ),
};

const trackingLine = shape('TrackingLine', {
  line: id,
  order: text,
  tracking: text,
  courier: maybe(text),
  courierName: maybe(text),
  shippedDay: maybe(text),
  /** Why it cannot be saved. */
  problem: maybe(text),
  /** In which columns another value would help, and the codes of the couriers that it may be. */
  mend: maybe(list(z.enum(['order', 'tracking', 'courier', 'shipped']))),
  choices: maybe(list(text)),
});
export type TrackingLine = Of<typeof trackingLine>;

const checked = shape('CheckedTracking', {
  lines: id,
  ready: id,
  /** All that cannot be saved, and the first of the others. */
  problems: list(trackingLine),
  first: list(trackingLine),
  couriers: list(shape('ParcelsOfCourier', { name: text, parcels: id })),
});
export type CheckedTracking = Of<typeof checked>;

export const checkTracking = officeCall({
  name: 'checkTracking',
  module: 'fulfilment',
  turns: { atOnce: 2, waiting: 10 },
  path: 'fulfilment/check',
  permission,
  changes: false,
  longBody: true,
  summary: 'Checks every line of a tracking file; nothing is saved.',
  input: asked('TrackingFile', file),
  output: checked,
  refusals: ['PARCEL_REFUSED'],
});

export const saveTracking = officeCall({
  name: 'saveTracking',
  module: 'fulfilment',
  turns: { atOnce: 2, waiting: 10 },
  path: 'fulfilment/save',
  permission,
  changes: true,
  longBody: true,
  summary: 'Saves the lines that are right; their orders are shipped, and the letters go after ten minutes.',
  input: asked('SavedTrackingFile', file),
  output: shape('SavedTracking', { saved: id, problems: list(trackingLine), lettersAt: maybe(instant) }),
  refusals: ['PARCEL_REFUSED', 'NOT_FOUND'],
});

export const correctTracking = officeCall({
  name: 'correctTracking',
  module: 'fulfilment',
  path: 'fulfilment/correct',
  permission,
  changes: true,
  summary: 'Puts another number in the place of a wrong one that the customer has read, and writes to them.',
  input: asked('CorrectedTracking', {
    order: line(20),
    tracking: line(80),
    courier: maybe(line(40)),
    reason,
  }),
  output: noFields,
  refusals: ['PARCEL_REFUSED', 'NOT_FOUND'],
});

export const printParcels = officeCall({
  name: 'printParcels',
  module: 'fulfilment',
  turns: { atOnce: 2, waiting: 10 },
  path: 'fulfilment/print',
  permission,
  changes: false,
  summary: 'Packing slips or address labels of some orders as one PDF, in base64.',
  input: asked('PrintedParcels', {
    orders: z.array(line(20)).check(z.minLength(1), z.maxLength(200)),
    paper: z.enum(['slips', 'labels']),
  }),
  output: shape('Paper', { name: text, content: text }),
  refusals: ['NOT_FOUND'],
});

export const undoShipment = officeCall({
  name: 'undoShipment',
  module: 'fulfilment',
  path: 'fulfilment/undo',
  permission,
  changes: true,
  summary: 'Takes a shipment back, with a reason: the order is to be sent again.',
  input: asked('UndoneShipment', {
    order: line(20),
    reason,
  }),
  output: noFields,
  refusals: ['PARCEL_REFUSED', 'NOT_FOUND'],
});
