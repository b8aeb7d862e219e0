import { call } from '../call.ts';
import { cart } from '../entities/cart.ts';
import { order } from '../entities/order.ts';
import { entity, id, line, maybe, text, uuid } from '../wire.ts';

const placedOrder = entity('PlacedOrder', {
  id: ['CustomerOrderID', id],
  number: ['OrderID', text],
});

export const createOrder = call({
  name: 'createOrder',
  path: 'cart/createorder',
  access: 'customer',
  summary:
    'Charge the chosen card and turn the cart into an order, once; 202 with the cart while the outcome is not known.',
  input: entity('OrderPlacement', { uuid: ['cartUUID', uuid] }),
  output: entity('OrderPlaced', {
    order: ['order', maybe(placedOrder)],
    /** In state PAYING: the payment is being confirmed and must not be repeated. */
    cart: ['cart', maybe(cart)],
  }),
  refusals: [
    'CART_GONE',
    'CART_NOT_CONFIRMED',
    'DELIVERY_NOT_OFFERED',
    'NOT_FOUND',
    'CARD_EXPIRED',
    'CARD_DECLINED',
    'PAYMENT_FAILED',
  ],
});

export const getOrder = call({
  name: 'getOrder',
  path: 'customerorder/get',
  access: 'customer',
  summary: 'An own order by its number or its id.',
  input: entity('OrderQuery', {
    number: ['OrderID', maybe(line(20))],
    id: ['CustomerOrderID', maybe(id)],
  }),
  output: entity('OrderAnswer', { order: ['order', order] }),
  refusals: ['ORDER_NOT_FOUND'],
});
