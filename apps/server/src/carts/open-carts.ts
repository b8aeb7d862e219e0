import type { NewOrderKey } from '../orders/index.ts';
import type { PaymentTarget, Payments } from '../payments/index.ts';
import { findChargeableCard } from '../payments/index.ts';
import type { OfficeModule } from '../office/index.ts';
import type { Platform } from '../platform/module.ts';
import type { CartNeeds } from './cart-needs.ts';
import { cartPayment } from './cart-payment.ts';
import type { SellReturned } from './cart-payment.ts';
import { beginCheckoutHandler } from './calls/begin-checkout.ts';
import { addCartAddressHandler } from './calls/add-cart-address.ts';
import { addCartDeliveryHandler } from './calls/add-cart-delivery.ts';
import { addCartPaymentHandler } from './calls/add-cart-payment.ts';
import { changeSeatsHandler } from './calls/change-seats.ts';
import { createCartHandler } from './calls/create-cart.ts';
import { takeWaitingOfferHandler } from './calls/take-waiting-offer.ts';
import { createOrderHandler } from './calls/create-order.ts';
import type { Placing } from './calls/create-order.ts';
import { getCartHandler } from './calls/get-cart.ts';
import { forgetCarts } from './forget-carts.ts';
import { personalCarts } from './personal-carts.ts';
import { rememberedCarts } from './remembered-carts.ts';
import { sweepCarts } from './sweep-carts.ts';
import { updateCartLinesHandler } from './calls/update-cart-lines.ts';

interface CartsNeeds
  extends Omit<CartNeeds, 'findCard' | 'remembered'>, Pick<Platform, 'publicAddress' | 'checkpoint'> {
  charge: Payments['charge'];
  sellReturned: SellReturned;
}

export interface Carts extends OfficeModule<'carts'> {
  /** A cart that becomes an order, for whoever moves the money. */
  target: PaymentTarget<NewOrderKey>;
}

const FORGET_SECONDS = 3600;

const findOwnCard = findChargeableCard.by(
  ({ sellerId, isTest, uuid }: { sellerId: number; isTest: boolean; uuid: string }) => ({
    owner: { sellerId, kind: 'customer', isTest },
    uuid,
  }),
);

export function openCarts(given: CartsNeeds): Carts {
  const { db, checkpoint, sellReturned } = given;
  const placing: Placing = new Map();
  const target = cartPayment({ checkpoint, sellReturned, isAwaited: (cartUuid) => placing.has(cartUuid) });
  const needs: CartNeeds = {
    ...given,
    remembered: rememberedCarts(),
    findCard: async (tx, { sellerId, outletId }, uuid) => {
      const { isTest } = await given.outlets.get(outletId);
      return findOwnCard(tx, { sellerId, isTest, uuid });
    },
  };
  return {
    target,
    personalData: [personalCarts],
    handlers: [
      createCartHandler({ ...needs, checkpoint }),
      takeWaitingOfferHandler({ ...needs, checkpoint }),
      getCartHandler(needs),
      updateCartLinesHandler(needs),
      changeSeatsHandler(needs),
      beginCheckoutHandler(needs),
      addCartAddressHandler(needs),
      addCartDeliveryHandler(needs),
      addCartPaymentHandler(needs),
      createOrderHandler({ ...given, ...needs, target, placing }),
    ],
    jobs: [
      { name: 'sweep carts', everySeconds: 10, run: (now) => sweepCarts(db, now) },
      { name: 'forget ended carts', everySeconds: FORGET_SECONDS, run: (now) => forgetCarts(db, now) },
    ],
  };
}
