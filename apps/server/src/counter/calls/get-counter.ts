import { getCounter } from '@stagedoor/contract/calls/office/counter';
import type { CounterLevel } from '@stagedoor/contract/calls/office/counter';
import { INSTANT_SALE } from '@stagedoor/rules/events/sales-types';
import { lastDayKept } from '@stagedoor/rules/orders/counter-sale';
import { officeEvents } from '../../catalogue/index.ts';
import type { LevelOnOffer } from '../../catalogue/index.ts';
import { officeStock } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ofSeller } from '../../sellers/index.ts';
import type { CounterNeeds } from '../counter-needs.ts';
import { giftTickets } from '../counter-store.ts';
import { allDeliveries, needsStreet } from '../offered-deliveries.ts';

const describeLevel = (level: LevelOnOffer, free: number, now: Date): CounterLevel => ({
  id: level.levelId,
  item: level.itemName,
  name: level.levelName,
  isAddOn: level.isAddOn,
  isOnSale: level.saleStatus(now) === 'ON_SALE',
  free,
  priceCents: level.priceCents,
  fees: level.fees,
  taxPpm: level.taxPpm,
  includedPpm: level.includedPpm,
  limit: level.limit,
  minimum: level.minimum,
  multiplier: level.multiplier,
  hasNamedSeats: level.seating.isChosen,
});

export const getCounterHandler = ({ db, outlets, catalogue }: CounterNeeds): Handler<'counter'> =>
  handle(getCounter, async ({ eventId }, caller) => {
    const { sellerId, now } = caller;
    const event = (await officeEvents.find(db, sellerId, eventId)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(event.outletId);
    const { levels } = await catalogue.getCurrent(sellerId, event.outletId);
    const own = [...levels.values()].filter(
      (level) => level.eventId === eventId && level.salesType === INSTANT_SALE,
    );
    const stock = await officeStock.ofEvents(db, sellerId, [eventId], now);
    const freeOf = new Map(stock.map(({ levelId, free }) => [levelId, free]));
    const { dayOf } = await ofSeller.times(db, sellerId);
    const days = { today: dayOf(now), showDay: event.startsAt && dayOf(event.startsAt) };
    const gifts = await giftTickets(db, sellerId);
    const isOwner = caller.grantFor('setup.change') === 'yes';
    const deliveries = allDeliveries(await outlets.get(event.outletId), own, now);
    return {
      eventId,
      outletId: event.outletId,
      name: event.name,
      startsAt: event.startsAt,
      venue: event.venue,
      levels: own.map((level) => describeLevel(level, freeOf.get(level.levelId) ?? 0, now)),
      deliveries: deliveries.map((method) => ({
        uuid: method.uuid,
        name: method.name,
        priceCents: method.priceCents ?? 0,
        needsAddress: needsStreet(method),
      })),
      today: days.today,
      lastDayKept: lastDayKept(days),
      ...(isOwner ? { deskGiftTickets: gifts } : { giftTickets: gifts }),
    };
  });
