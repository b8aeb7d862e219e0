import type { EventItem, OutletEvent, PriceLevel } from '@stagedoor/contract/entities/event';
import { fewLeft, saleStatusNow } from '@stagedoor/rules/events/level-availability';
import type { CodeOpens } from '@stagedoor/rules/events/level-availability';
import { lowestPriceCents } from '@stagedoor/rules/events/lowest-price';
import { FAN_REQUEST_SALE } from '@stagedoor/rules/events/sales-types';
import type { FeeRow, ItemRow, LevelRow } from './catalogue-store.ts';

/** How many tickets of a level can still be sold; told by the inventory, which lives above. */
export type LeftByLevel = ReadonlyMap<number, number>;

export type OpensLevel = (levelId: number) => CodeOpens | undefined;

interface Parts {
  levelsByItem: Map<number, LevelRow[]>;
  feesByLevel: Map<number, FeeRow[]>;
  left: LeftByLevel;
  /** What somebody's code opens to them. */
  opens?: OpensLevel | undefined;
  now: Date;
  /** Events with a waiting list: of those it is told what is sold out. */
  withList?: ReadonlySet<number> | undefined;
}

function describeLevel(
  row: LevelRow,
  salesType: number,
  { feesByLevel, left, opens, now }: Parts,
  hasList: boolean,
): PriceLevel {
  const available = salesType === FAN_REQUEST_SALE ? null : (left.get(row.price_level_id) ?? 0);
  const sale = {
    saleStatus: row.sale_status,
    onSaleFrom: row.on_sale_from,
    onSaleUntil: row.on_sale_until,
    left: available,
  };
  const saleStatus = saleStatusNow(sale, now, opens?.(row.price_level_id));
  const soldOut = hasList && available === 0 && saleStatusNow({ ...sale, left: null }, now) === 'ON_SALE';
  return {
    id: row.price_level_id,
    name: row.name,
    priceCents: row.price_cents,
    limit: row.quantity_limit,
    minimum: row.quantity_minimum,
    multiplier: row.quantity_multiplier,
    sort: row.sort,
    enableOptOut: row.enable_opt_out,
    saleStatus,
    soldOut: soldOut || undefined,
    onSaleFrom: saleStatus === 'BEFORE_SALE' ? (row.on_sale_from ?? undefined) : undefined,
    fees: (feesByLevel.get(row.price_level_id) ?? []).map((fee) => ({
      name: fee.name,
      description: fee.description ?? undefined,
      valueCents: fee.value_cents,
    })),
  };
}

export function describeItem(row: ItemRow, salesType: number, parts: Parts): EventItem {
  const levels = parts.levelsByItem.get(row.item_id) ?? [];
  const hasList = parts.withList?.has(row.outlet_event_id) === true && !row.suppress_on_event_page;
  return {
    id: row.item_id,
    name: row.name,
    description: row.description ?? undefined,
    kind: { name: row.kind_name, typeId: row.kind_type_id, suppressOnEventPage: row.suppress_on_event_page },
    priceLevels: levels.map((level) => ({
      ...describeLevel(level, salesType, parts, hasList),
      isAddOn: row.suppress_on_event_page,
    })),
    allowRefund: row.allow_refund,
  };
}

/** What a row of the list says about price and stock, worked out from the items that stand on the event's page. */
export function offerOf(
  items: EventItem[],
  salesType: number,
  left: LeftByLevel,
): Pick<OutletEvent, 'availability' | 'fromPriceCents' | 'fewLeft'> {
  const shown = items.filter((item) => !item.kind.suppressOnEventPage);
  const levels = shown.flatMap((item) => item.priceLevels);
  const price = lowestPriceCents(shown);
  const offer = { fromPriceCents: price ?? undefined };
  if (levels.length === 0) return { ...offer, availability: 'none' };
  const onSale = levels.filter(({ saleStatus }) => saleStatus === 'ON_SALE');
  if (onSale.length > 0) {
    const total = onSale.reduce((sum, { id }) => sum + (left.get(id) ?? 0), 0);
    return { ...offer, availability: 'on-sale', fewLeft: (salesType === 1 && fewLeft(total)) || undefined };
  }
  if (levels.some(({ saleStatus }) => saleStatus === 'BEFORE_SALE'))
    return { ...offer, availability: 'before-sale' };
  return { ...offer, availability: salesType === 1 ? 'sold-out' : 'none' };
}
