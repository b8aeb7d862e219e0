import type { ReadBy } from '../reading/reader.ts';
import type { Report } from '../reading/report.ts';
import type { demoFile } from './demo-file.ts';
import type { OutletFolder } from './outlet-folder.ts';

export function checkDemo(demo: ReadBy<typeof demoFile>, outlets: OutletFolder[], report: Report): void {
  for (const sold of demo.sold ?? []) {
    const outlet = outlets.find(({ events }) => events.some(({ id }) => id === sold.event));
    const event = outlet?.events.find(({ id }) => id === sold.event);
    const level = event?.items?.map(({ levels }) => levels?.get(sold.level)).find((found) => found);
    if (!outlet || !event) report.mistake(sold.placeOf('event'), `There is no event ${sold.event}.`);
    else if (!level) report.mistake(sold.placeOf('level'), `The event has no price level "${sold.level}".`);
    else {
      const seats = outlet.seats.get(event)?.filter((seat) => seat.level === sold.level).length ?? 0;
      if (sold.left > (level.capacity ?? seats)) {
        report.mistake(sold.placeOf('left'), 'More would be left than there is.');
      }
    }
  }
}
