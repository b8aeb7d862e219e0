// What can only be said when several files have been read.
import { DOMESTIC_SHIPPING, INTERNATIONAL_SHIPPING, MOBILE_TICKETING } from '@stagedoor/rules/delivery-types';
import { EXTERNAL_SALE } from '@stagedoor/rules/sales-types';
import type { ReadBy } from '../reading/reader.ts';
import type { Report } from '../reading/report.ts';
import { checkStock } from './check-stock.ts';
import type { OutletFolder } from './outlet-folder.ts';
import type { showsFile } from './shows-file.ts';

type Shows = ReadBy<typeof showsFile>;

function checkSeriesDelivery({ series, delivery, knowsDelivery }: OutletFolder, report: Report): void {
  const hasMobile = [...delivery.values()].some(({ type, active }) => type === MOBILE_TICKETING && active);
  const typeOf = (name: string | null | undefined): number | undefined =>
    name ? delivery.get(name)?.type : undefined;
  for (const each of series.values()) {
    if (each.mobileDelivery && knowsDelivery && !hasMobile) {
      report.mistake(each.placeOf('mobileDelivery'), 'The outlet has no active mobile delivery method.');
    }
    if ((typeOf(each.domesticDelivery) ?? DOMESTIC_SHIPPING) !== DOMESTIC_SHIPPING) {
      report.mistake(
        each.placeOf('domesticDelivery'),
        `"${each.domesticDelivery}" is not domestic shipping.`,
      );
    }
    if ((typeOf(each.internationalDelivery) ?? INTERNATIONAL_SHIPPING) !== INTERNATIONAL_SHIPPING) {
      report.mistake(
        each.placeOf('internationalDelivery'),
        `"${each.internationalDelivery}" is not international shipping.`,
      );
    }
  }
}

function checkAgainstShows({ events }: OutletFolder, shows: Shows, report: Report): void {
  for (const event of events) {
    const show = shows.get(event.show);
    if (!show) continue;
    if (event.doors && show.date && event.doors > show.date) {
      report.mistake(event.placeOf('doors'), 'The doors open after the show begins.');
    }
    if (event.sale === EXTERNAL_SALE && show.externalSalesUrl === null) {
      report.notice(
        event.placeOf('sale'),
        'The show has no "externalSalesUrl": there is nowhere to send anybody yet.',
      );
    }
  }
}

export function checkOutlet(outlet: OutletFolder, shows: Shows, report: Report): void {
  checkSeriesDelivery(outlet, report);
  checkAgainstShows(outlet, shows, report);
  for (const event of outlet.events) checkStock(event, outlet.seats.get(event), report);
}
