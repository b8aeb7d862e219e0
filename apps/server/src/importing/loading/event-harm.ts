import type { OutletFolder } from '../files/outlet-folder.ts';
import type { Report } from '../reading/report.ts';
import type { FolderRows } from '../rows/folder-rows.ts';
import type { Stored } from './stored.ts';

/** How many tickets of each stored event are sold or held. */
function takenByEvent({ structure, taken }: Stored): Map<number, number> {
  const counts = new Map<number, number>();
  for (const [levelId, count] of taken.countByLevel) {
    const eventId = structure.eventOfItem.get(structure.itemOfLevel.get(levelId)!)!;
    counts.set(eventId, (counts.get(eventId) ?? 0) + count);
  }
  return counts;
}

/** An event with sold or held tickets neither goes nor becomes another one. */
export function reportEventHarm(
  outlets: OutletFolder[],
  rows: FolderRows,
  stored: Stored,
  report: Report,
): void {
  const events = new Map(outlets.flatMap((outlet) => outlet.events.map((event) => [event.id, event])));
  const wanted = new Map(rows.catalogue.events.map((row) => [row.outlet_event_id, row]));
  const paths = new Map(outlets.map(({ outlet, path }) => [outlet.id, path]));
  for (const [eventId, count] of takenByEvent(stored)) {
    const now = stored.structure.events.get(eventId)!;
    const path = paths.get(now.outletId);
    const event = events.get(eventId);
    const row = wanted.get(eventId);
    const has = `${count} tickets of the event ${eventId} are sold or held`;
    if (event && row) {
      if (row.show_id !== now.showId)
        report.mistake(event.placeOf('show'), `The show cannot change: ${has}.`);
      if (row.sales_type_id !== now.salesTypeId) {
        report.mistake(event.placeOf('sale'), `The kind of sale cannot change: ${has}.`);
      }
      if (row.series_id !== now.seriesId)
        report.mistake(event.placeOf('series'), `The series cannot change: ${has}.`);
    } else if (path !== undefined) {
      const place = { file: `${path}/events.yaml`, line: 1 };
      report.mistake(place, `The event ${eventId} is gone, but ${has}. To hide it, write "active: false".`);
    }
  }
}
