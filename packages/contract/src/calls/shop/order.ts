import { shopCall } from '../../shop-call.ts';
import { cart } from '../../entities/cart.ts';
import { order } from '../../entities/order.ts';
import { orderRef } from '../../entities/order-ref.ts';
import { entity, id, maybe, money, text, uuid } from '../../wire.ts';

const placedOrder = entity('PlacedOrder', {
  id: ['CustomerOrderID', id],
  number: ['OrderID', text],
});

export const createOrder = shopCall({
  name: 'createOrder',
  module: 'carts',
  path: 'cart/createorder',
  access: 'customer',
  summary:
    'Charge the chosen card and turn the cart into an order, once; 202 with the cart while the outcome is not known.',
  input: entity('OrderPlacement', {
    uuid: ['cartUUID', uuid],
    /** The total that the customer saw; another one is refused and nothing is charged. */
    expectedTotalCents: ['expectedTotal', maybe(money)],
  }),
  output: entity('OrderPlaced', {
    order: ['order', maybe(placedOrder)],
    /** In state PAYING: the payment is being confirmed and must not be repeated. */
    cart: ['cart', maybe(cart)],
  }),
  refusals: [
    'CART_GONE',
    'CART_NOT_CONFIRMED',
    'DELIVERY_NOT_OFFERED',
    'TOTAL_CHANGED',
    'SUM_NOT_CHARGED',
    'CODE_USED_BY_YOU',
    'NOT_FOUND',
    'CARD_EXPIRED',
    'CARD_DECLINED',
    'PAYMENT_FAILED',
    'PAYMENT_NOT_SENT',
  ],
});

export const getOrder = shopCall({
  name: 'getOrder',
  module: 'orders',
  path: 'customerorder/get',
  access: 'customer',
  summary: 'An own order by its number or its id.',
  input: entity('OrderQuery', {
    order: ['OrderID', maybe(orderRef), 'CustomerOrderID'],
  }),
  output: entity('OrderAnswer', { order: ['order', order] }),
  refusals: ['ORDER_NOT_FOUND'],
});
