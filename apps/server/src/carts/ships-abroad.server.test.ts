import { afterAll, beforeAll, expect, test } from 'vitest';
import { address, calls as people, fan, signedIn } from '../accounts/testing/people.ts';
import { hosts } from '../testing/small-world.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../testing/test-app.ts';
import { calls, confirmSeats, loadShop } from './testing/checkout.ts';

const GERMANY = 276;
const berlin = {
  ...address,
  AddressLineOne: 'Lange Str. 4',
  City: 'Berlin',
  State: '',
  Zip: '10115',
  CountryID: GERMANY,
  Phone: '+49 30 5550100',
};

let app: TestApp;
let customer: TestBrowser;
let cartUUID: string;
beforeAll(async () => {
  app = await testApp('server', { load: loadShop });
  customer = await signedIn(app, fan);
  cartUUID = await confirmSeats(customer);
});
afterAll(() => app.close());

const send = (shippingAddress: object) => customer.send(calls.address, { cartUUID, shippingAddress });
const shownCountries = async () => {
  const { body } = await app
    .browser(hosts.lantern)
    .send('/gen.v1/outlet/getinfo', { InfoTypes: ['OutletTheme'] });
  return body.Outlet?.ShipsTo;
};

test('[ADDR-15] another country is refused until its outlet ships there, then held to its own rules', async () => {
  expect(await send(berlin)).toMatchObject({
    status: 400,
    body: { fields: { 'shippingAddress.CountryID': 'Country Required' } },
  });
  await app.database.runScript(`update outlets set ships_to = '{${GERMANY}}' where outlet_id = 1`);
  expect(await send({ ...berlin, Zip: '1011' })).toMatchObject({
    status: 400,
    body: { fields: { 'shippingAddress.Zip': 'Invalid Postal Code' } },
  });
  expect(await send(berlin)).toMatchObject({ status: 200 });
  expect(await send({ ...berlin, CountryID: 826 })).toMatchObject({ status: 400 });
  await expect.poll(shownCountries).toEqual([GERMANY]);
});

test('[ADDR-15] the address book takes what one of the outlets ships to', async () => {
  await app.database.runScript(
    `update outlets set ships_to = case outlet_id when 3 then '{826}' else '{}' end::smallint[]`,
  );
  const london = { ...berlin, City: 'London', Zip: 'sw1a1aa', CountryID: 826 };
  expect((await customer.send(people.saveAddress, london)).body.address).toMatchObject({ Zip: 'SW1A 1AA' });
  expect(await customer.send(people.saveAddress, berlin)).toMatchObject({ status: 400 });
  expect(await send(london)).toMatchObject({ status: 400 });
});
