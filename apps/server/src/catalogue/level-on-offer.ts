// A price level with everything a cart must know of it.
import { allowsMobile } from '@stagedoor/rules/delivery/delivery-methods';
import { saleStatusNow } from '@stagedoor/rules/events/level-availability';
import type { CodeOpens } from '@stagedoor/rules/events/level-availability';
import type { SaleStatus } from '@stagedoor/rules/events/sale-status';
import type { Keeping } from '@stagedoor/rules/seats/seat-kinds';
import type { Catalogue } from './catalogue-store.ts';

export interface LevelOnOffer {
  levelId: number;
  levelName: string;
  itemId: number;
  itemName: string;
  eventId: number;
  salesType: number;
  isAddOn: boolean;
  priceCents: number;
  fees: { name: string; valueCents: number }[];
  /** What is added to price and fees, in parts per million. */
  taxPpm: number;
  /** What they contain: of the two there is one at most. */
  includedPpm: number;
  limit: number;
  minimum: number;
  multiplier: number;
  mobileDelivery: boolean;
  /** Of its show. */
  startsAt: Date | null;
  optOutEnabled: boolean;
  /** Its event has a waiting room: who wants it waits for a turn. */
  hasWaitingRoom: boolean;
  /** Whether its seats may be chosen, and by which rules. */
  seating: Seating;
  onSaleFrom: Date | null;
  /** Its event has a waiting list, whose offers are held for so many hours. */
  waitingHours: number | undefined;
  /** By date and by what the operator wants; whether any are left is the inventory's to say. */
  saleStatus(now: Date, opens?: CodeOpens): SaleStatus;
}

export interface Seating {
  isChosen: boolean;
  /** A choice may leave a single seat alone. */
  allowsSingles: boolean;
  /** How long seats are kept for those who need them. */
  keeping: Keeping;
  /** All levels of the event: seats of several stand in one row. */
  levelIds: readonly number[];
}

const PPM_PER_BASIS_POINT = 100;

function taxesOf({ taxesIncluded }: Catalogue, basisPoints: number) {
  const ppm = basisPoints * PPM_PER_BASIS_POINT;
  return { taxPpm: taxesIncluded ? 0 : ppm, includedPpm: taxesIncluded ? ppm : 0 };
}

/** Every level of an outlet by its id. */
export function levelsOnOffer(catalogue: Catalogue, waiting: ReadonlySet<number>): Map<number, LevelOnOffer> {
  const items = new Map(catalogue.items.map((item) => [item.item_id, item]));
  const events = new Map(catalogue.events.map((event) => [event.outlet_event_id, event]));
  const series = new Map(catalogue.series.map((row) => [row.series_id, row]));
  const fees = Map.groupBy(catalogue.fees, (fee) => fee.price_level_id);
  const levelsByEvent = Map.groupBy(catalogue.levels, (level) => items.get(level.item_id)?.outlet_event_id);
  const offers = new Map<number, LevelOnOffer>();
  for (const level of catalogue.levels) {
    const item = items.get(level.item_id);
    const event = item && events.get(item.outlet_event_id);
    if (!item || !event) continue;
    offers.set(level.price_level_id, {
      levelId: level.price_level_id,
      levelName: level.name,
      itemId: item.item_id,
      itemName: item.name,
      eventId: event.outlet_event_id,
      salesType: event.sales_type_id,
      isAddOn: item.suppress_on_event_page,
      priceCents: level.price_cents,
      fees: (fees.get(level.price_level_id) ?? []).map((fee) => ({
        name: fee.name,
        valueCents: fee.value_cents,
      })),
      ...taxesOf(catalogue, level.tax_rate_basis_points ?? event.tax_rate_basis_points),
      limit: level.quantity_limit,
      minimum: level.quantity_minimum,
      multiplier: level.quantity_multiplier,
      mobileDelivery: allowsMobile(
        event.mobile_delivery,
        event.series_id === null ? undefined : series.get(event.series_id)?.enable_mobile_delivery,
      ),
      startsAt: event.starts_at,
      optOutEnabled: level.enable_opt_out,
      hasWaitingRoom: waiting.has(event.outlet_event_id),
      seating: {
        isChosen: event.choose_seats,
        allowsSingles: event.single_seats,
        keeping: event.keep_accessible,
        levelIds: (levelsByEvent.get(event.outlet_event_id) ?? []).map((each) => each.price_level_id),
      },
      onSaleFrom: level.on_sale_from,
      waitingHours: event.waiting_hours ?? undefined,
      saleStatus: (now, opens) =>
        saleStatusNow(
          {
            saleStatus: level.sale_status,
            onSaleFrom: level.on_sale_from,
            onSaleUntil: level.on_sale_until,
            left: null,
          },
          now,
          opens,
        ),
    });
  }
  return offers;
}
