import { eventsOfRows } from '../catalogue-of-rows.ts';
import { cancelEvent, findCanceled, listSwept, markSwept } from './canceled-events.ts';
import { findOfficeEvent, findOfficeLevels } from './one-event.ts';
import { eventsOfSeries, eventsOfShow, noteMove, postponeShow } from './postpone-show.ts';
import { countEvents, readEvents } from './read-events.ts';
import { eventsOfReport, eventsWithTours, otherShows } from './reported-show-store.ts';
import { sampleEvent } from '../sample-event-store.ts';
import { greatestIds } from '../greatest-id-store.ts';
import { levelsOnSale, saleOfEvents } from './event-sale-store.ts';
import { listOfficeSeries } from './series-list-store.ts';
import { usualFees } from './usual-fees-store.ts';
import { findEvenings } from './evening-store.ts';

/** Events as the box office lists and opens them. */
export const officeEvents = {
  find: findOfficeEvent,
  /** One to show something by. */
  sample: sampleEvent,
  levels: findOfficeLevels,
  read: readEvents,
  count: countEvents,
  onSale: saleOfEvents,
  levelsOnSale,
  greatestIds,
  /** Of a draft. */
  shown: eventsOfRows,
  cancel: cancelEvent,
  findCanceled,
  markSwept,
  listSwept,
  ofSeries: eventsOfSeries,
  listSeries: listOfficeSeries,
  usualFees,
  evenings: findEvenings,
  ofShow: eventsOfShow,
  postpone: postponeShow,
  noteMove,
  /** For reports: the same show at all outlets, others to stand beside, and tours. */
  ofReport: eventsOfReport,
  others: otherShows,
  withTours: eventsWithTours,
};
