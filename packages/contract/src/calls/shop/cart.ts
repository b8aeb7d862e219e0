import * as z from 'zod/mini';
import { shopCall } from '../../shop-call.ts';
import { addressInput } from '../../entities/address.ts';
import { cart } from '../../entities/cart.ts';
import { givenId } from '../../given.ts';
import { typedCode } from '../../entities/code.ts';
import { entity, list, maybe, uuid } from '../../wire.ts';
import type { Of } from '../../wire.ts';

const lineWish = entity('LineWish', {
  priceLevelId: ['priceLevelID', givenId],
  quantity: ['quantity', z.int()],
});
export type LineWish = Of<typeof lineWish>;

/** More than any cart holds. */
const MOST_TICKETS = 1000;

const seatedWish = entity('SeatedLineWish', {
  priceLevelId: ['priceLevelID', givenId],
  quantity: ['quantity', z.int()],
  /** Seats that the customer has chosen, as many as the quantity; without them the best ones are found. */
  ticketIds: [
    'ticketIDs',
    maybe(list(z.int()).check(z.maxLength(MOST_TICKETS, `At most ${MOST_TICKETS} seats`))),
  ],
});
export type SeatedWish = Of<typeof seatedWish>;

const MOST_LINES = 20;
const fewEnough = z.maxLength(MOST_LINES, `At most ${MOST_LINES} lines`);
const wishes = list(lineWish).check(fewEnough);
const named = { uuid: ['cartUUID', uuid] } as const;
/** What is missing of a stage is told before the cart is looked for. */
const namedAtStage = { uuid: ['cartUUID', maybe(uuid)] } as const;

export const createCart = shopCall({
  name: 'createCart',
  module: 'carts',
  path: 'cart/createcart',
  access: 'visitor',
  summary:
    'Hold tickets and start the clock for looking at the seats. Where an event lets customers choose, `ticketIDs` may name the seats: all of them are held or none.',
  input: entity('CartStart', {
    lines: ['lineItems', list(seatedWish).check(fewEnough)],
    /** Opens a sale before its time, or takes off; it is held with the cart. */
    code: ['code', typedCode],
  }),
  output: cart,
  refusals: [
    'SOLD_OUT',
    'NOT_ON_SALE',
    'QUANTITY_NOT_ALLOWED',
    'TOO_MANY_HELD',
    'SUM_NOT_CHARGED',
    'CART_PAYING',
    'IN_LINE',
    'SEATS_GONE',
    'SEAT_LEFT_ALONE',
    'COMPANION_ALONE',
    'CODE_NOT_KNOWN',
    'CODE_NOT_NOW',
    'CODE_NOT_FOR_THIS',
    'CODE_USED_BY_YOU',
    'TOO_MANY_TRIES',
  ],
});

export const getCart = shopCall({
  name: 'getCart',
  module: 'carts',
  path: 'cart/getcart',
  access: 'visitor',
  summary: 'Read a cart; without an id the open one of this session.',
  input: entity('CartQuery', { uuid: ['cartUUID', maybe(uuid)] }),
  output: cart,
  refusals: ['CART_GONE'],
  background: true,
});

export const beginCheckout = shopCall({
  name: 'beginCheckout',
  module: 'carts',
  path: 'cart/begincheckout',
  access: 'visitor',
  summary:
    'Confirm the seats; sets the checkout clock, once. Where other seats are held beside them, `ticketIDs` may name those that are kept; the rest goes back.',
  input: entity('CartConfirmation', {
    ...named,
    ticketIds: ['ticketIDs', maybe(list(z.int()).check(z.maxLength(MOST_TICKETS)))],
  }),
  output: cart,
  refusals: ['CART_GONE', 'CART_PAYING', 'NO_OTHER_SEATS'],
});

export const updateCartLines = shopCall({
  name: 'updateCartLines',
  module: 'carts',
  path: 'cart/updatelineitems',
  access: 'visitor',
  summary: 'Replace all lines; an empty list releases the tickets.',
  input: entity('CartLinesUpdate', { ...named, lines: ['lineItems', wishes] }),
  output: cart,
  refusals: [
    'CART_GONE',
    'CART_PAYING',
    'SOLD_OUT',
    'NOT_ON_SALE',
    'QUANTITY_NOT_ALLOWED',
    'TOO_MANY_HELD',
    'IN_LINE',
    'CODE_NOT_FOR_THIS',
    'OFFER_STAYS',
  ],
});

export const changeSeats = shopCall({
  name: 'changeSeats',
  module: 'carts',
  path: 'cart/changeseats',
  access: 'visitor',
  summary:
    'While the seats are looked at: hold the next best ones beside those of a line, to choose from. The clock runs on.',
  input: entity('SeatChange', { ...named, priceLevelId: ['priceLevelID', givenId] }),
  output: cart,
  refusals: ['CART_GONE', 'CART_PAYING', 'NOT_FOUND', 'NO_OTHER_SEATS'],
});

export const addCartAddress = shopCall({
  name: 'addCartAddress',
  module: 'carts',
  path: 'cart/addshippingaddress',
  access: 'customer',
  summary: 'Set the shipping address; a new country clears the delivery method.',
  input: entity('CartAddress', {
    ...namedAtStage,
    shippingAddress: ['shippingAddress', maybe(addressInput)],
  }),
  output: cart,
  refusals: ['CART_GONE', 'CART_PAYING', 'CART_NOT_CONFIRMED'],
});

export const addCartDelivery = shopCall({
  name: 'addCartDelivery',
  module: 'carts',
  path: 'cart/adddeliverymethod',
  access: 'customer',
  summary: 'Choose how the tickets reach the customer.',
  input: entity('CartDelivery', { ...namedAtStage, deliveryMethodUuid: ['deliveryMethodUUID', maybe(uuid)] }),
  output: cart,
  refusals: ['CART_GONE', 'CART_PAYING', 'CART_NOT_CONFIRMED', 'DELIVERY_NOT_OFFERED'],
});

export const addCartPayment = shopCall({
  name: 'addCartPayment',
  module: 'carts',
  path: 'cart/addpaymentmethod',
  access: 'customer',
  summary: 'Choose the card that will be charged.',
  input: entity('CartPayment', { ...namedAtStage, paymentMethodUuid: ['paymentMethodUUID', maybe(uuid)] }),
  output: cart,
  refusals: ['CART_GONE', 'CART_PAYING', 'CART_NOT_CONFIRMED', 'NOT_FOUND', 'CARD_EXPIRED'],
});
