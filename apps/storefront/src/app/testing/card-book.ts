import {
  disablePaymentMethod,
  getHostedProfilePage,
  listPaymentMethods,
} from '@stagedoor/contract/calls/shop/payment';
import { getSavedAddresses } from '@stagedoor/contract/calls/shop/saved-addresses';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { userSession } from '../../parts/testing/samples.ts';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { press } from './account-screens.ts';
import { openShop } from './open-shop.tsx';

export const card = (last: number, change: Partial<PaymentMethod> = {}): PaymentMethod => ({
  id: last,
  uuid: `00000000-0000-4000-8000-00000000${last}`,
  gatewayCardId: String(last),
  holderName: 'Robin Vale',
  lastFour: String(last),
  expiration: '2030-03',
  type: 'Visa',
  isDefault: false,
  description: '',
  sort: 1,
  ...change,
});

interface Gateway {
  saved: PaymentMethod[];
  /** What the gateway has beyond what our server knows. */
  remote: PaymentMethod[];
  /** Something waits for one of them. */
  hasPending?: boolean;
}

function gateway(cards: Gateway) {
  return (server: StandInServer) =>
    server
      .on(getSavedAddresses, () => ({ addresses: [] }))
      .on(listPaymentMethods, ({ remote }) => {
        if (remote) cards.saved.push(...cards.remote.splice(0));
        return { paymentMethods: [...cards.saved] };
      })
      .on(getHostedProfilePage, () => ({
        token: 'form-token',
        endpoint: 'https://gateway.test/addPayment',
        hasPending: cards.hasPending,
      }))
      .on(disablePaymentMethod, ({ uuid }) => {
        cards.saved = cards.saved.filter((saved) => saved.uuid !== uuid);
        return { uuid };
      });
}

export async function openCards(
  cards: Gateway = { saved: [card(1111)], remote: [] },
  change: (server: StandInServer) => void = () => {},
) {
  const shop = await openShop({
    url: '/user/account',
    session: userSession(),
    server: (server) => change(gateway(cards)(server)),
  });
  press(/^Saved Payments/);
  await shop.settle();
  return shop;
}

export async function openForm(...options: Parameters<typeof openCards>) {
  const shop = await openCards(...options);
  press('Add a payment method');
  await shop.settle();
  return shop;
}
