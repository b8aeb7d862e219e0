// A request of the demo world as rows, with the prices that the catalogue has for it.
import { randomUUID } from 'node:crypto';
import type { Address } from '@stagedoor/contract/entities/address';
import type { Series } from '@stagedoor/contract/entities/series';
import { eventRequestStatus, seriesRequestStatus } from '@stagedoor/rules/requests/awarded-status';
import { requestGroup } from '@stagedoor/rules/requests/request-status';
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { LevelOnOffer } from '../../catalogue/index.ts';
import { asLine } from '../check-lines.ts';
import type { DemoLine, DemoRequest } from './robins-requests.ts';

export interface Asked extends DemoRequest {
  userId: number;
  cards: readonly number[];
  address: Address;
  orderId?: number | undefined;
  /** The event that comes first. */
  priority?: number | undefined;
}

export interface DemoShop {
  sellerId: number;
  outletId: number;
  series: ReadonlyMap<number, Series>;
  delivery: { id: number; priceCents: number };
  levels: ReadonlyMap<number, LevelOnOffer>;
  now: Date;
}

type Event = Asked['events'][number];

const DAY_MS = 24 * 60 * 60 * 1000;
const askedAt = ({ now }: DemoShop, { askedDaysAgo }: Asked): Date =>
  new Date(now.getTime() - askedDaysAgo * DAY_MS);

export function requestRow(shop: DemoShop, asked: Asked) {
  const at = askedAt(shop, asked);
  return {
    seller_id: shop.sellerId,
    request_uuid: randomUUID(),
    number: asked.number,
    outlet_id: shop.outletId,
    user_id: asked.userId,
    series_id: asked.seriesId,
    status: seriesRequestStatus(asked.events.map((event) => statusOf(event, asked))),
    plan: asked.onPlan ? (shop.series.get(asked.seriesId)?.paymentPlanRules ?? null) : null,
    shipping_address: asked.address,
    delivery_method_id: shop.delivery.id,
    delivery_price_cents: shop.delivery.priceCents,
    created_at: at,
    updated_at: at,
  };
}

/** What was awarded of a line: nothing until its series is drawn. */
function awardOf({ level, quantity, confirmed }: DemoLine, { status }: Asked) {
  const group = requestGroup(status);
  if (group === 'confirmed') return confirmed ?? { level, quantity };
  return group === 'denied' ? { level: null, quantity: 0 } : { level: null, quantity: null };
}

function statusOf({ lines }: Event, asked: Asked) {
  if (requestGroup(asked.status) !== 'confirmed') return asked.status;
  return eventRequestStatus(
    lines.map((line) => {
      const award = awardOf(line, asked);
      return {
        priceLevelId: line.level,
        quantity: line.quantity,
        confirmedPriceLevelId: award.level,
        confirmedQuantity: award.quantity ?? 0,
      };
    }),
  );
}

export function eventRow(shop: DemoShop, asked: Asked, event: Event, requestId: number) {
  const at = askedAt(shop, asked);
  return {
    seller_id: shop.sellerId,
    event_request_uuid: randomUUID(),
    request_id: requestId,
    user_id: asked.userId,
    outlet_event_id: event.eventId,
    status: statusOf(event, asked),
    created_at: at,
    updated_at: at,
  };
}

export function lineRow(shop: DemoShop, asked: Asked, line: DemoLine, eventRequestId: number) {
  const { quantity, optOut = false } = line;
  const award = awardOf(line, asked);
  return {
    ...asLine(valueOf(shop.levels, line.level), { priceLevelId: line.level, quantity, optOut }),
    seller_id: shop.sellerId,
    event_request_id: eventRequestId,
    confirmed_price_level_id: award.level,
    confirmed_quantity: award.quantity,
  };
}
