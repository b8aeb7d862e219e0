import type { Event, Item } from '../files/events-file.ts';
import type { OutletFolder } from '../files/outlet-folder.ts';
import type { PriceLevel } from '../files/price-level.ts';
import type { SellerFolder } from '../read-folder.ts';
import type { CatalogueRows } from './tables-of-rows.ts';

type EventRows = Pick<CatalogueRows, 'events' | 'contents' | 'items' | 'levels' | 'fees'>;

/** What the wire calls the type of an item: tickets are 1, whatever is sold along with them is 2. */
const itemKind = ({ addOn }: Item): number => (addOn ? 2 : 1);

function levelRow(
  sellerId: number,
  item: Item,
  level: PriceLevel,
  sort: number,
): CatalogueRows['levels'][number] {
  return {
    seller_id: sellerId,
    price_level_id: level.id,
    item_id: item.id,
    name: level.name,
    price_cents: level.price,
    quantity_limit: level.limit,
    quantity_minimum: level.minimum,
    quantity_multiplier: level.multiple,
    sort,
    enable_opt_out: level.optOut,
    sale_status: level.status,
    on_sale_from: level.from,
    on_sale_until: level.until,
  };
}

function feeRows(sellerId: number, level: PriceLevel): CatalogueRows['fees'] {
  return level.fees.map(({ name, description, value }, index) => ({
    seller_id: sellerId,
    price_level_id: level.id,
    sort: index + 1,
    name,
    description,
    value_cents: value,
  }));
}

function itemRows(sellerId: number, event: Event): CatalogueRows['items'] {
  return event.items.map((item, index) => ({
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
    sort: index + 1,
  }));
}

export function eventRows(
  { seller, shows }: SellerFolder,
  { outlet, series }: OutletFolder,
  event: Event,
): EventRows {
  const levels = event.items.flatMap((item) =>
    [...item.levels.values()].map((level, index) => ({
      level,
      row: levelRow(seller.id, item, level, index + 1),
    })),
  );
  return {
    events: [
      {
        seller_id: seller.id,
        outlet_event_id: event.id,
        outlet_id: outlet.id,
        show_id: shows.get(event.show)!.id,
        series_id: event.series === null ? null : series.get(event.series)!.id,
        sales_type_id: event.sale,
        override_name: event.name,
        description: event.description,
        image_override_url: event.image,
        door_time_override: event.doors,
        use_door_time_override: event.doors !== null,
        active: event.active,
      },
    ],
    contents: event.contents.map(({ title, body }, index) => ({
      seller_id: seller.id,
      outlet_event_id: event.id,
      sort: index + 1,
      title,
      body,
    })),
    items: itemRows(seller.id, event),
    levels: levels.map(({ row }) => row),
    fees: levels.flatMap(({ level }) => feeRows(seller.id, level)),
  };
}
