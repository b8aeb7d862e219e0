// The waiting list of a show: who waits says what they would take, and is offered it in the order of joining.
import * as z from 'zod/mini';
import { shopCall } from '../../shop-call.ts';
import { cart } from '../../entities/cart.ts';
import { givenId } from '../../given.ts';
import { entity, flag, id, instant, list, maybe, money, nothing, text, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const ofEvent = { eventId: ['OutletEventID', givenId] } as const;
const count = z.int().check(z.minimum(0));
const MOST_LEVELS = 50;
const MOST_TICKETS = 100;

const level = entity('WaitingListLevel', {
  id: ['PriceLevelID', id],
  name: ['PriceLevelName', text],
  /** One ticket with its fees. */
  priceCents: ['Price', money],
  limit: ['PriceLevelLimit', z.int()],
  minimum: ['PriceLevelMinimum', z.int()],
  multiplier: ['PriceLevelMultiplier', z.int()],
  people: ['People', count],
});

const ownPlace = entity('WaitingListPlace', {
  quantity: ['Quantity', count],
  levelIds: ['PriceLevelIDs', list(id)],
  mostCents: ['MostEach', money],
  since: ['Since', instant],
  place: ['Place', count],
  /** Leaves the list, in the hands of whoever has it. */
  link: ['Link', uuid],
  /** What is offered to them now. */
  offerUuid: ['OfferUUID', maybe(uuid)],
});

const waitingList = entity('WaitingList', {
  ...ofEvent,
  /** How long an offer is held. */
  hours: ['Hours', count],
  people: ['People', count],
  levels: ['PriceLevels', list(level)],
  own: ['Own', maybe(ownPlace)],
});
export type WaitingList = Of<typeof waitingList>;

export const getWaitingList = shopCall({
  name: 'getWaitingList',
  module: 'waiting-list',
  path: 'waitinglist/get',
  access: 'visitor',
  summary: 'How many wait for a show that is sold out, for which levels, and the place of this customer.',
  input: entity('WaitingListQuery', ofEvent),
  output: waitingList,
  refusals: ['NOT_FOUND', 'NO_WAITING_LIST'],
});

export const joinWaitingList = shopCall({
  name: 'joinWaitingList',
  module: 'waiting-list',
  path: 'waitinglist/join',
  access: 'customer',
  summary:
    'Wait for tickets of a show, or change what is waited for: more tickets than before move to the end of the list.',
  input: entity('WaitingListWish', {
    ...ofEvent,
    quantity: ['Quantity', z.int().check(z.minimum(1), z.maximum(MOST_TICKETS))],
    levelIds: ['PriceLevelIDs', list(givenId).check(z.maxLength(MOST_LEVELS))],
    /** One ticket with its fees. */
    mostCents: ['MostEach', money],
  }),
  output: waitingList,
  refusals: ['NOT_FOUND', 'NO_WAITING_LIST', 'STILL_ON_SALE', 'QUANTITY_NOT_ALLOWED'],
});

export const leaveWaitingList = shopCall({
  name: 'leaveWaitingList',
  module: 'waiting-list',
  path: 'waitinglist/leave',
  access: 'shop',
  summary: 'Wait no longer; what is offered goes to the next one. Whoever has the link of a letter may.',
  input: entity('WaitingListExit', { link: ['Link', uuid] }),
  output: entity('WaitingListLeft', ofEvent),
  refusals: ['NOT_FOUND', 'OFFER_IN_CART'],
});

const offerSeat = entity('WaitingOfferSeat', {
  sectionName: ['SectionName', maybe(text)],
  rowName: ['RowName', maybe(text)],
  seatName: ['SeatName', maybe(text)],
});

const offer = entity('WaitingOffer', {
  uuid: ['OfferUUID', uuid],
  ...ofEvent,
  state: ['State', z.enum(['open', 'taken', 'let-go', 'lapsed', 'withdrawn'])],
  /** In the cart that was made from it. */
  isInCart: ['InCart', flag],
  levelName: ['PriceLevelName', text],
  quantity: ['Quantity', count],
  /** Fewer than all that the level sells, too. */
  fewer: ['Fewer', list(count)],
  seats: ['Seats', list(offerSeat)],
  priceCents: ['PriceLevelValue', money],
  feesCents: ['Fees', money],
  /** Missing until its letter has left. */
  endsAt: ['EndsAt', maybe(instant)],
  /** Offers of theirs that ran out before. */
  lapses: ['Lapses', count],
  wish: ['Wish', maybe(ownPlace)],
  levelNames: ['PriceLevelNames', list(text)],
});
export type WaitingOffer = Of<typeof offer>;

const named = { uuid: ['OfferUUID', uuid] } as const;

export const getWaitingOffer = shopCall({
  name: 'getWaitingOffer',
  module: 'waiting-list',
  path: 'waitinglist/getoffer',
  access: 'shop',
  summary: 'What is offered to somebody who waits, by the link of their letter.',
  input: entity('WaitingOfferQuery', named),
  output: offer,
  refusals: ['NOT_FOUND'],
  background: true,
});

export const declineWaitingOffer = shopCall({
  name: 'declineWaitingOffer',
  module: 'waiting-list',
  path: 'waitinglist/declineoffer',
  access: 'shop',
  summary: 'No, thank you: the tickets go to the next one at once, and the place on the list stays.',
  input: entity('WaitingOfferRefusal', named),
  output: nothing,
  refusals: ['NOT_FOUND', 'OFFER_OVER', 'OFFER_IN_CART'],
});

export const takeWaitingOffer = shopCall({
  name: 'takeWaitingOffer',
  module: 'carts',
  path: 'waitinglist/takeoffer',
  access: 'customer',
  summary:
    'A cart with the tickets of an offer, or with fewer of them: the rest goes to the next one. A cart that ends unpaid gives them back to the offer.',
  input: entity('WaitingOfferTaking', { ...named, quantity: ['Quantity', z.int().check(z.minimum(1))] }),
  output: cart,
  refusals: ['NOT_FOUND', 'OFFER_OVER', 'OFFER_NOT_YOURS', 'QUANTITY_NOT_ALLOWED', 'CART_PAYING'],
});
