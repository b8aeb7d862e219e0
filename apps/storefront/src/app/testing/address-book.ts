import { screen } from '@testing-library/react';
import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import {
  createSavedAddress,
  deleteSavedAddress,
  getSavedAddresses,
  updateSavedAddress,
} from '@stagedoor/contract/calls/shop/saved-addresses';
import type { Address } from '@stagedoor/contract/entities/address';
import { userSession } from '../../parts/testing/samples.ts';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { press } from './account-screens.ts';
import { openShop } from './open-shop.tsx';

export const home: Address = {
  id: 1,
  uuid: '00000000-0000-4000-8000-000000000001',
  version: 3,
  firstName: 'Robin',
  lastName: 'Vale',
  addressLineOne: '12 Box Elder Rd',
  city: 'Portland',
  state: 'ME',
  zip: '04101',
  countryId: 1,
  phone: '(207) 555-0148',
};

/** An address book that remembers. */
function book(addresses: Address[]) {
  return (server: StandInServer) =>
    server
      .on(listPaymentMethods, () => ({ paymentMethods: [] }))
      .on(getSavedAddresses, () => ({ addresses: [...addresses] }))
      .on(createSavedAddress, (address) => {
        addresses.push({ ...address, uuid: '00000000-0000-4000-8000-000000000002', version: 1 });
        return { address: addresses.at(-1)! };
      })
      .on(updateSavedAddress, (address) => {
        addresses[0] = address;
        return { address };
      })
      .on(deleteSavedAddress, ({ uuid }) => {
        addresses.splice(0, 1);
        return { uuid };
      });
}

export async function openBook(
  addresses: Address[] = [{ ...home }],
  change: (server: StandInServer) => void = () => {},
) {
  const shop = await openShop({
    url: '/user/account',
    session: userSession(),
    server: (server) => change(book(addresses)(server)),
  });
  press(/^Saved Addresses/);
  await shop.settle();
  return shop;
}

/** What a call was last asked. */
export const inputTo = (server: StandInServer, call: { path: string; method: string }): unknown =>
  server.asked.findLast(({ path, method = 'POST' }) => path === call.path && method === call.method)?.input;

export const dialog = (): HTMLElement => screen.getByRole('dialog');
export const save = (): void => press('Save', dialog());
