// Events and items by their ids, on sale or not: what was bought is shown for ever.
import { eventName } from '@stagedoor/rules/events/event-title';
import type { RawBuilder } from 'kysely';
import { statement } from '../platform/db/statement.ts';
import type { Db } from '../platform/db/tables.ts';
import { movedFrom } from './moved-from.ts';
import { selectShownEvents } from './event-rows.ts';
import { venueOf, type SoldVenue } from './venue-of.ts';
import './tables.ts';

export interface SoldEvent {
  eventId: number;
  name: string;
  startsAt: Date | undefined;
  /** What was announced first, where it is another date now. */
  movedFrom: Date | undefined;
  isCanceled: boolean;
  doorsAt: Date | undefined;
  displayShowTime: boolean;
  artistName: string | undefined;
  venue: SoldVenue | undefined;
  imageUrl: string | undefined;
  seriesName: string | undefined;
  tourId: number | undefined;
  estimatedShipDay: string | undefined;
  /** From when its tickets come to phones; none: as soon as they are paid. */
  ticketDay: string | undefined;
  allowShippingChange: boolean;
  /** WAIT-06: what is kept of a ticket that is offered back and bought; none: it takes none back. */
  returnFeeCents: number | undefined;
  refundAlert: string | undefined;
  refundWindow: { open: boolean; openText: string | undefined; closedText: string | undefined };
}

/** Ids, or a piece of a statement that yields them. */
type EventIds = readonly number[] | RawBuilder<number>;

function selectEvents(db: Db, sellerId: number, eventIds: EventIds) {
  return selectShownEvents(db, sellerId)
    .leftJoin('series as g', (join) =>
      join.onRef('g.seller_id', '=', 'e.seller_id').onRef('g.series_id', '=', 'e.series_id'),
    )
    .select([
      'e.ticket_day',
      'e.waiting_hours',
      'e.return_fee_cents',
      'g.name as series_name',
      'g.tour_id',
      'g.estimated_ship_day',
      'g.allow_shipping_address_changes',
    ])
    .where('e.outlet_event_id', 'in', 'length' in eventIds ? [...eventIds] : eventIds);
}

type SoldRow = Awaited<ReturnType<ReturnType<typeof selectEvents>['execute']>>[number];

async function findEvents(db: Db, sellerId: number, eventIds: readonly number[]): Promise<SoldEvent[]> {
  return eventIds.length === 0 ? [] : (await selectEvents(db, sellerId, eventIds).execute()).map(asSoldEvent);
}

function eventsBy<V extends { sellerId: number }>(eventIds: (given: V) => RawBuilder<number>) {
  const select = statement((given: V, db) => selectEvents(db, given.sellerId, eventIds(given)));
  return async (db: Db, values: V): Promise<SoldEvent[]> => (await select(db, values)).rows.map(asSoldEvent);
}

/** The earliest first. `by` makes the same for who asks often: of which events is said by a piece of a statement. */
export const findSoldEvents = Object.assign(findEvents, { by: eventsBy });

function asSoldEvent(row: SoldRow): SoldEvent {
  return {
    eventId: row.outlet_event_id,
    name: eventName({ name: row.name ?? row.artist_name ?? '', overrideName: row.override_name }),
    startsAt: row.starts_at ?? undefined,
    movedFrom: movedFrom(row),
    isCanceled: row.canceled_at !== null,
    doorsAt: (row.use_door_time_override ? row.door_time_override : row.doors_at) ?? undefined,
    displayShowTime: row.display_show_time,
    artistName: row.artist_name ?? undefined,
    venue: venueOf(row),
    imageUrl: row.image_override_url ?? row.image_url ?? undefined,
    ticketDay: row.ticket_day ?? undefined,
    seriesName: row.series_name ?? undefined,
    tourId: row.tour_id ?? undefined,
    estimatedShipDay: row.estimated_ship_day ?? undefined,
    allowShippingChange: row.allow_shipping_address_changes ?? true,
    returnFeeCents: row.waiting_hours === null ? undefined : (row.return_fee_cents ?? undefined),
    refundAlert: row.refund_alert_message ?? undefined,
    refundWindow: {
      open: row.refund_window_open,
      openText: row.refund_window_open_text ?? undefined,
      closedText: row.refund_window_closed_text ?? undefined,
    },
  };
}

export interface SoldItem {
  itemId: number;
  allowRefund: boolean;
  allowUpgrade: boolean;
  levels: { priceLevelId: number; sort: number }[];
}

export async function findSoldItems(
  db: Db,
  sellerId: number,
  itemIds: readonly number[],
): Promise<Map<number, SoldItem>> {
  if (itemIds.length === 0) return new Map();
  const items = await db
    .selectFrom('event_items')
    .select(['item_id', 'allow_refund', 'allow_upgrade'])
    .where('seller_id', '=', sellerId)
    .where('item_id', 'in', [...itemIds])
    .execute();
  const levels = await db
    .selectFrom('price_levels')
    .select(['item_id', 'price_level_id', 'sort'])
    .where('seller_id', '=', sellerId)
    .where('item_id', 'in', [...itemIds])
    .execute();
  const byItem = Map.groupBy(levels, (level) => level.item_id);
  return new Map(
    items.map((item) => [
      item.item_id,
      {
        itemId: item.item_id,
        allowRefund: item.allow_refund,
        allowUpgrade: item.allow_upgrade,
        levels: (byItem.get(item.item_id) ?? []).map(({ price_level_id, sort }) => ({
          priceLevelId: price_level_id,
          sort,
        })),
      },
    ]),
  );
}
