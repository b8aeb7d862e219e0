import { saleWords, wordFor } from '@stagedoor/rules/programme/vocabulary';
import type { Event, Outlet } from '@stagedoor/descriptions/programme';
import { valueOf } from '@stagedoor/rules/values/value-of';
import { describedLevel, feeRows, levelRow } from './level-rows.ts';
import { describedPlan, planColumns } from './hall-rows.ts';
import { describedSeats } from './stock-rows.ts';
import type { CatalogueRows, ProgrammeRows, StockRows } from './tables-of-rows.ts';

type Item = Event['items'][number];
type EventRows = Pick<CatalogueRows, 'events' | 'contents' | 'items' | 'levels' | 'fees'>;

/** What the wire calls the type of an item: tickets are 1, whatever is sold along with them is 2. */
const itemKind = ({ addOn }: Item): number => (addOn ? 2 : 1);

const itemRow = (
  sellerId: number,
  event: Event,
  item: Item,
  sort: number,
): CatalogueRows['items'][number] => ({
  seller_id: sellerId,
  item_id: item.id,
  outlet_event_id: event.id,
  name: item.name,
  description: item.description,
  kind_name: item.kind,
  kind_type_id: itemKind(item),
  suppress_on_event_page: item.addOn,
  allow_refund: item.refunds,
  allow_upgrade: item.upgrades,
  sort,
});

export const eventRows = (sellerId: number, outlet: Outlet, event: Event): EventRows => ({
  events: [
    {
      seller_id: sellerId,
      outlet_event_id: event.id,
      outlet_id: outlet.id,
      show_id: event.show,
      series_id: event.series,
      sales_type_id: saleWords[event.sale],
      override_name: event.name,
      description: event.description,
      image_override_url: event.image,
      door_time_override: event.doors,
      use_door_time_override: event.doors !== null,
      mobile_delivery: event.mobileDelivery,
      ticket_day: event.ticketDay,
      active: event.active,
      choose_seats: event.chooseSeats,
      single_seats: event.singleSeats,
      keep_accessible: event.keepAccessible,
      waiting_hours: event.waitingList,
      return_fee_cents: event.returnFee,
      ...planColumns(event),
    },
  ],
  contents: event.contents.map(({ title, body }, index) => ({
    seller_id: sellerId,
    outlet_event_id: event.id,
    sort: index + 1,
    title,
    body,
  })),
  items: event.items.map((item, index) => itemRow(sellerId, event, item, index + 1)),
  levels: event.items.flatMap((item) =>
    item.levels.map((level, index) => levelRow(sellerId, item.id, level, index + 1)),
  ),
  fees: event.items.flatMap(({ levels }) => levels.flatMap((level) => feeRows(sellerId, level))),
});

/** Rows found by what they hang on. */
export interface EventParts {
  contents: ReadonlyMap<number, CatalogueRows['contents']>;
  items: ReadonlyMap<number, CatalogueRows['items']>;
  levels: ReadonlyMap<number, CatalogueRows['levels']>;
  fees: ReadonlyMap<number, CatalogueRows['fees']>;
  capacities: ReadonlyMap<number, number>;
  seats: ReadonlyMap<number, StockRows['seats']>;
}

export function eventParts({ catalogue, stock }: ProgrammeRows): EventParts {
  const itemOfLevel = new Map(catalogue.levels.map((row) => [row.price_level_id, row.item_id]));
  const eventOfItem = new Map(catalogue.items.map((row) => [row.item_id, row.outlet_event_id]));
  return {
    contents: Map.groupBy(catalogue.contents, (row) => row.outlet_event_id),
    items: Map.groupBy(catalogue.items, (row) => row.outlet_event_id),
    levels: Map.groupBy(catalogue.levels, (row) => row.item_id),
    fees: Map.groupBy(catalogue.fees, (row) => row.price_level_id),
    capacities: new Map(stock.places.map(({ levelId, capacity }) => [levelId, capacity])),
    seats: Map.groupBy(stock.seats, ({ levelId }) => valueOf(eventOfItem, valueOf(itemOfLevel, levelId))),
  };
}

/** A level without a ticket is one that was taken off and that old carts still name: it is described no more. */
function describedItem(row: CatalogueRows['items'][number], parts: EventParts, seated: Set<number>): Item {
  return {
    id: row.item_id,
    name: row.name,
    description: row.description,
    kind: row.kind_name,
    addOn: row.suppress_on_event_page,
    refunds: row.allow_refund,
    upgrades: row.allow_upgrade,
    levels: (parts.levels.get(row.item_id) ?? []).flatMap((level) => {
      const id = level.price_level_id;
      const capacity = parts.capacities.get(id) ?? null;
      if (capacity === null && !seated.has(id)) return [];
      return [describedLevel(level, parts.fees.get(id) ?? [], capacity)];
    }),
  };
}

export function describedEvent(row: CatalogueRows['events'][number], parts: EventParts): Event {
  const seats = parts.seats.get(row.outlet_event_id);
  const seated = new Set(seats?.map(({ levelId }) => levelId));
  const items = parts.items.get(row.outlet_event_id) ?? [];
  return {
    id: row.outlet_event_id,
    show: row.show_id,
    sale: wordFor(saleWords, row.sales_type_id),
    series: row.series_id,
    name: row.override_name,
    description: row.description,
    image: row.image_override_url,
    doors: row.use_door_time_override ? row.door_time_override : null,
    mobileDelivery: row.mobile_delivery,
    ticketDay: row.ticket_day,
    active: row.active,
    contents: (parts.contents.get(row.outlet_event_id) ?? []).map(({ title, body }) => ({ title, body })),
    seats: seats && row.hall_id === null ? describedSeats(seats) : null,
    plan: describedPlan(row),
    chooseSeats: row.choose_seats,
    singleSeats: row.single_seats,
    keepAccessible: row.keep_accessible,
    waitingList: row.waiting_hours,
    returnFee: row.return_fee_cents,
    items: items.map((item) => describedItem(item, parts, seated)).filter(({ levels }) => levels.length > 0),
  };
}
