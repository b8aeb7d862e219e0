import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { testApp } from '../../testing/test-app.ts';
import type { TestApp, TestBrowser } from '../../testing/test-app.ts';
import { engines } from '../../testing/test-database.ts';
import { address, calls, fan, loadPeople, other, patient, signedIn } from '../testing/people.ts';

const uuid = /^[0-9a-f-]{36}$/;
const wrong = (fields: object) => ({ status: 400, body: { fields } });

for (const engine of engines) {
  describe(`saved addresses (${engine})`, () => {
    let app: TestApp;
    let browser: TestBrowser;
    beforeAll(async () => {
      app = await testApp(engine, { load: loadPeople, environment: patient });
      browser = await signedIn(app, fan);
    });
    afterAll(() => app.close());
    const list = async () => (await browser.send(calls.addresses)).body.addresses;
    const save = (given: object = {}) => browser.send(calls.saveAddress, { ...address, ...given });

    test('[CALL-22] [CALL-23] [CALL-24] [CALL-25] [ENTITY-01] an address is saved, listed, changed and removed', async () => {
      const optional = { CompanyName: 'Vale & Co', AddressLineTwo: 'Apt 3', EmailAddres: fan, Note: 'Ring' };
      const { body } = await save(optional);
      expect(body.address).toEqual({
        ...address,
        ...optional,
        AddressID: expect.any(Number),
        AddressUUID: expect.stringMatching(uuid),
        Version: 1,
      });
      expect(await list()).toEqual([body.address]);
      const changed = await browser.send(calls.changeAddress, { ...body.address, City: 'Salem', Note: '' });
      expect(changed.body.address).toMatchObject({ City: 'Salem', Version: 2 });
      expect(changed.body.address).not.toHaveProperty('Note');
      const removed = await browser.send(calls.removeAddress, changed.body.address);
      expect(removed.body).toEqual({ AddressUUID: body.address.AddressUUID });
      expect(await list()).toEqual([]);
      expect((await browser.send(calls.removeAddress, body.address)).status).toBe(404);
    });

    test('[CALL-22] [CALL-24] [CALL-25] of several addresses the one that is meant is changed or removed, and the others stay', async () => {
      const cities = async () => (await list()).map(({ City }: { City: string }) => City);
      const saved = [];
      for (const City of ['Lowell', 'Acton', 'Quincy']) saved.push((await save({ City })).body.address);
      const [first, second, third] = saved;
      await browser.send(calls.changeAddress, { ...second, City: 'Salem' });
      expect(await list()).toEqual([first, { ...second, City: 'Salem', Version: 2 }, third]);
      const unknown = { ...first, AddressUUID: '00000000-0000-4000-8000-000000000000' };
      for (const path of [calls.changeAddress, calls.removeAddress])
        expect(await browser.send(path, unknown)).toMatchObject({
          status: 404,
          body: { code: 'NOT_FOUND' },
        });
      await browser.send(calls.removeAddress, first);
      expect(await cities()).toEqual(['Salem', 'Quincy']);
    });

    test('two tabs that save the same address: the second is told, and nothing is lost without a word', async () => {
      const { address: saved } = (await save()).body;
      expect((await browser.send(calls.changeAddress, { ...saved, City: 'Salem' })).status).toBe(200);
      expect(await browser.send(calls.changeAddress, { ...saved, City: 'Lynn' })).toMatchObject({
        status: 409,
        body: { code: 'ADDRESS_CHANGED', message: expect.stringContaining('changed elsewhere') },
      });
      expect((await list()).at(-1)).toMatchObject({ City: 'Salem', Version: 2 });
      const { Version: _none, ...blind } = saved;
      expect((await browser.send(calls.changeAddress, { ...blind, City: 'Lynn' })).status).toBe(200);
    });

    test('[ADDR-07] [ADDR-08] [ADDR-09] [ADDR-13] an address is kept in one form', async () => {
      expect(
        (await save({ Zip: '021101234', Phone: '1-617-555-0134', State: 'ma' })).body.address,
      ).toMatchObject({
        Zip: '02110-1234',
        Phone: '(617) 555-0134',
        State: 'MA',
      });
      const canadian = { CountryID: 2, State: 11, Zip: 'h2x 3j5' };
      expect((await save(canadian)).body.address).toMatchObject({ State: 'QC', Zip: 'H2X 3J5' });
    });

    test('[ENTITY-02] [ENTITY-03] the other spellings are understood', async () => {
      const fanRequest = {
        ShippingFirstName: 'Robin',
        ShippingLastName: 'Vale',
        ShippingAddress1: '1 Main St',
        ShippingCity: 'Boston',
        ShippingState: 'MA',
        ShippingZipCode: '02110',
        ShippingCountryID: 1,
        GuestPhone: '6175550134',
      };
      const { body } = await browser.send(calls.saveAddress, fanRequest);
      expect(body.address).toMatchObject({ First: 'Robin', AddressLineOne: '1 Main St', Zip: '02110' });
    });

    test('[VALID-23] [ADDR-01] [ADDR-02] [ADDR-03] [ADDR-04] [ADDR-05] [ADDR-06] [ADDR-10] what is missing is named', async () => {
      expect(await browser.send(calls.saveAddress, {})).toMatchObject(
        wrong({
          First: 'First Name Required',
          Last: 'Last Name Required',
          CountryID: 'Country Required',
          AddressLineOne: 'Street Address Required',
          City: 'City Required',
          State: 'State Required',
          Zip: 'Zip/Postal Code Required',
          Phone: 'Phone Number Required',
        }),
      );
      for (const name of Object.keys(address)) {
        const { status, body } = await save({ [name]: null });
        expect([status, Object.keys(body.fields)]).toEqual([400, [name]]);
      }
    });

    test.each([
      ['[ADDR-07]', { Zip: '1234' }, { Zip: 'Invalid Zip Code' }],
      ['[ADDR-08]', { CountryID: 2, State: 'QC', Zip: '12345' }, { Zip: 'Invalid Postal Code' }],
      [
        '[ADDR-11]',
        { AddressLineOne: 'P.O. Box 7' },
        { AddressLineOne: 'Please enter a valid street name for shipping address' },
      ],
      ['[ADDR-05]', { CountryID: 2, State: 'MA' }, { State: 'State Required' }],
    ])('%s %j', async (_id, given, fields) => {
      expect(await save(given)).toMatchObject(wrong(fields));
    });

    test('an address book has a last page', async () => {
      const room = 100 - (await list()).length;
      for (let n = 0; n < room; n += 1) await save();
      expect(await list()).toHaveLength(100);
      expect(await save()).toMatchObject({ status: 409, body: { code: 'TOO_MANY_ADDRESSES' } });
      const neighbour = await signedIn(app, other);
      expect((await neighbour.send(calls.saveAddress, address)).status).toBe(200);
    });
  });
}
