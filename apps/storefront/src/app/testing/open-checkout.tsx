// An instant checkout in a test: a cart in some state, on one of its stages.
import { fireEvent, screen } from '@testing-library/react';
import { getCart } from '@stagedoor/contract/calls/shop/cart';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Cart } from '@stagedoor/contract/entities/cart';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { Outlet } from '@stagedoor/contract/entities/outlet';
import { sampleAddon, sampleCart, sampleItem } from '../../parts/testing/sample-items.ts';
import { sampleEvent, sampleOutlet, userSession } from '../../parts/testing/samples.ts';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { openShop } from './open-shop.tsx';

export const { uuid } = sampleCart();
const method = (id: number, name: string, priceCents: number, deliveryType: number, active = true) => ({
  id,
  uuid: `00000000-0000-4000-8000-00000000000${id}`,
  deliveryMethodId: id,
  deliveryType,
  type: { constant: '' },
  name,
  priceCents,
  active,
});
export const outlet = sampleOutlet({
  deliveryMethods: [
    method(1, 'Will Call', 0, 1),
    method(2, 'Tracked mail', 7_50, 2),
    method(3, 'Mail abroad', 24_00, 3),
    method(5, 'Courier', 32_00, 2, false),
  ],
});
const card = {
  id: 1,
  uuid: '00000000-0000-4000-8000-0000000000c1',
  gatewayCardId: 'x',
  holderName: 'Robin Vale',
  lastFour: '1111',
  expiration: '2030-03',
  type: 'Visa',
  isDefault: true,
  description: '',
  sort: 1,
};
export const address = {
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '12 Box Elder Rd',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  countryId: 1,
  phone: '(207) 555-0148',
};
export const checkout: Partial<Cart> = { state: 'CHECKOUT', clock: { running: true, secondsToExpire: 600 } };
export const complete: Partial<Cart> = {
  ...checkout,
  shippingAddress: address,
  deliveryMethodUuid: outlet.deliveryMethods?.[1]?.uuid,
  paymentMethodUuid: card.uuid,
  totals: { ticketsCents: 170_00, feesCents: 27_50, taxesCents: 0, shippingCents: 7_50, totalCents: 205_00 },
};

interface StageOptions {
  cart?: Partial<Cart>;
  stage?: string;
  /** What stands behind the address. */
  query?: string;
  signedIn?: boolean;
  addons?: boolean;
  show?: Partial<OutletEvent['show']>;
  /** What this outlet has otherwise. */
  shop?: Partial<Outlet>;
  server?: (server: StandInServer) => void;
}

export async function openStage({
  cart,
  stage = 'review',
  query = '',
  signedIn = true,
  addons = false,
  show,
  shop,
  server,
}: StageOptions) {
  const items = addons ? [sampleItem(), sampleAddon()] : [sampleItem()];
  return openShop({
    url: `/checkout/i/${stage}/${uuid}${query}`,
    outlet: { ...outlet, ...shop },
    events: [sampleEvent({ items, ...(show && { show: { ...sampleEvent().show, ...show } }) })],
    session: signedIn ? userSession() : undefined,
    server: (stand) => {
      stand
        .on(getCart, () => sampleCart(cart))
        .on(getSavedAddresses, () => ({ addresses: [] }))
        .on(listPaymentMethods, () => ({ paymentMethods: [card] }));
      server?.(stand);
    },
  });
}

export const main = () => screen.getByRole('main');
export const press = (name: string) => fireEvent.click(screen.getByRole('button', { name }));
export const heading = () => screen.getByRole('heading', { level: 1 }).textContent;
export const steps = () =>
  [...screen.getByRole('navigation', { name: 'Checkout' }).querySelectorAll('li')].map(
    (step) => step.textContent?.replace(/^\d/, '').replace(' (done)', '') ?? '',
  );
