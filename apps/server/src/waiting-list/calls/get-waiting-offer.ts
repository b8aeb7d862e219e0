import { getWaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import type { WaitingOffer } from '@stagedoor/contract/calls/shop/waiting-list';
import { quantityChoices } from '@stagedoor/rules/events/quantity';
import { waitingStock } from '../../inventory/index.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { describeOwn } from '../describe-list.ts';
import { readWaiting } from '../entry-store.ts';
import { factsOfEvent, withFees } from '../facts-of-event.ts';
import { reachOffer } from '../reach-offer.ts';
import type { LockedOffer } from '../settle-offer.ts';
import type { WaitingNeeds } from '../waiting-needs.ts';

/** One whose hour has come is over, whether or not somebody has written that down. */
const stateOf = (
  { state, ends_at }: LockedOffer['offer'],
  now: Date,
  isInCart: boolean,
): WaitingOffer['state'] =>
  state === 'open' && ends_at !== null && ends_at <= now && !isInCart ? 'lapsed' : state;

export const getWaitingOfferHandler = ({ db }: WaitingNeeds): Handler<'waiting-list'> =>
  handle(getWaitingOffer, async ({ uuid }, caller) => {
    const { sellerId, now } = caller;
    const { offer, entry } = await reachOffer(db, caller, uuid);
    const key = { sellerId, eventId: offer.outlet_event_id };
    const [facts, waiting, places] = await Promise.all([
      factsOfEvent(db, key),
      readWaiting(db, key),
      waitingStock.named(db, sellerId, offer.ticket_ids),
    ]);
    const level = facts?.levels.get(offer.price_level_id);
    const priceCents = level?.priceCents ?? offer.price_cents;
    const quantity = offer.ticket_ids.length;
    const isInCart = offer.state === 'open' && places.some(({ inCart }) => inCart);
    return {
      uuid,
      eventId: offer.outlet_event_id,
      state: stateOf(offer, now, isInCart),
      isInCart,
      levelName: level?.levelName ?? '',
      quantity,
      fewer: level ? quantityChoices(level).filter((many) => many < quantity) : [],
      seats: places.flatMap(({ seat }) => (seat.seatName === undefined ? [] : [seat])),
      priceCents,
      feesCents: level ? withFees(level) - level.priceCents : 0,
      endsAt: offer.ends_at ?? undefined,
      lapses: entry.lapses,
      wish: entry.state === 'waiting' ? await describeOwn(db, entry, waiting) : undefined,
      levelNames: entry.level_ids.flatMap((id) => facts?.levels.get(id)?.levelName ?? []),
    };
  });
