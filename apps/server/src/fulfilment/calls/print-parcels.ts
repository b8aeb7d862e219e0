import { printParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { findSoldEvents } from '../../catalogue/index.ts';
import { shipping } from '../../orders/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { outletCache } from '../../sellers/index.ts';
import { digitsOf } from '../check-lines.ts';
import { addressLabels } from '../papers/address-labels.ts';
import { packingSlips } from '../papers/packing-slips.ts';

const papers = { slips: packingSlips, labels: addressLabels };

export const printParcelsHandler = (db: Db): Handler<'fulfilment'> =>
  handle(printParcels, async ({ orders, paper }, caller) => {
    const { sellerId, now } = caller;
    const rows = await shipping.parcelsByNumbers(db, caller, orders.map(digitsOf));
    const [first] = rows;
    if (!first || rows.length < new Set(orders.map(digitsOf)).size) return refuse('NOT_FOUND');
    const eventIds = [...new Set(rows.flatMap(({ lines }) => lines?.map(({ event }) => event) ?? []))];
    const shows = await findSoldEvents(db, sellerId, eventIds);
    const eventNames = new Map(shows.map(({ eventId, name }) => [eventId, name]));
    const { name: from, country: home } = await outletCache(db).get(first.outlet_id);
    const document = await papers[paper](rows, { from, home, eventNames, now });
    return { name: `${paper}-${rows.length}.pdf`, content: document.toString('base64') };
  });
