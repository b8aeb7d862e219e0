import type { Outlet, Programme } from '@stagedoor/descriptions/programme';
import { describedEvent, eventParts, eventRows } from './event-rows.ts';
import { describedOutlet, sellerRows } from './outlet-rows.ts';
import type { OutletSecrets } from './outlet-rows.ts';
import { describedSeries, seriesRow } from './series-row.ts';
import { describedShared, sharedRows } from './show-rows.ts';
import { stockRows } from './stock-rows.ts';
import type { CatalogueRows, ProgrammeRows } from './tables-of-rows.ts';

function catalogueRows(programme: Programme): CatalogueRows {
  const { id, outlets } = programme;
  const events = outlets.flatMap((outlet) => outlet.events.map((event) => eventRows(id, outlet, event)));
  return {
    sellerId: id,
    outletIds: outlets.map((outlet) => outlet.id),
    ...sharedRows(programme),
    series: outlets.flatMap((outlet) => outlet.series.map((series) => seriesRow(id, outlet, series))),
    events: events.flatMap((rows) => rows.events),
    contents: events.flatMap((rows) => rows.contents),
    items: events.flatMap((rows) => rows.items),
    levels: events.flatMap((rows) => rows.levels),
    fees: events.flatMap((rows) => rows.fees),
  };
}

export const programmeRows = (
  programme: Programme,
  secretsOf: (outlet: Outlet) => OutletSecrets,
): ProgrammeRows => ({
  seller: sellerRows(programme, secretsOf),
  catalogue: catalogueRows(programme),
  stock: stockRows(programme),
});

/** The way back: what the rows describe. */
export function describedProgramme(rows: ProgrammeRows): Programme {
  const { seller, catalogue } = rows;
  const parts = eventParts(rows);
  const ours = <T extends { outlet_id: number }>(all: readonly T[], id: number): T[] =>
    all.filter((row) => row.outlet_id === id);
  return {
    id: seller.seller.seller_id,
    name: seller.seller.name,
    currency: seller.seller.currency,
    country: seller.seller.country,
    timeZone: seller.seller.time_zone,
    taxes: seller.seller.taxes_included ? 'included' : 'added',
    taxName: seller.seller.tax_name,
    invoices: seller.seller.invoices,
    ...describedShared(catalogue),
    outlets: seller.outlets.map((row) => ({
      ...describedOutlet(seller, row),
      series: ours(catalogue.series, row.outlet_id).map(describedSeries),
      events: ours(catalogue.events, row.outlet_id).map((event) => describedEvent(event, parts)),
    })),
  };
}
