// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import {
  createSavedAddress,
  deleteSavedAddress,
  updateSavedAddress,
} from '@stagedoor/contract/calls/shop/saved-addresses';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { dialog, home, inputTo, openBook, save } from './testing/address-book.ts';
import { errorAt, field, fill, press, summary, toasts } from './testing/account-screens.ts';

afterEach(cleanup);

test('[ACCT-10] [ACCT-20] [ERR-40] [CALL-23] [ROLE-10] an address is added: the name is there already, the toast tells', async () => {
  const { server, settle } = await openBook([]);
  press('Add an address');
  await settle();
  expect(field('First name').value).toBe('Robin');
  fill({
    'Street address': ' 12 Box Elder Rd',
    City: 'Portland',
    'Zip/Postal Code': '041014321',
    Phone: '2075550148',
  });
  fireEvent.change(field('State'), { target: { value: 'ME' } });
  save();
  await settle();
  expect(inputTo(server, createSavedAddress)).toMatchObject({
    userId: 7,
    firstName: 'Robin',
    addressLineOne: '12 Box Elder Rd',
    state: 'ME',
    zip: '04101-4321',
    countryId: 1,
    phone: '(207) 555-0148',
  });
  expect(screen.getByText('New address added')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(screen.getByText('Portland, ME 04101-4321')).toBeTruthy();
});

test('[ACCT-10] [ACCT-17] [ACCT-20] [CALL-24] editing fills the form; what is saved carries the version that was seen', async () => {
  const { server, settle } = await openBook();
  press(/^Edit Robin Vale, 12 Box Elder Rd/);
  await settle();
  expect([field('City').value, field('State').value, field('Phone').value]).toEqual([
    'Portland',
    'ME',
    '(207) 555-0148',
  ]);
  fill({ City: 'South Portland' });
  save();
  await settle();
  expect(inputTo(server, updateSavedAddress)).toMatchObject({
    uuid: home.uuid,
    version: 3,
    city: 'South Portland',
  });
  expect(screen.getByText('Address updated')).toBeTruthy();
});

test('[ACCT-10] [ACCT-26] [ACCT-20] [CALL-25] removing asks first, and the keyboard stays in the list', async () => {
  const { server, settle } = await openBook();
  press(/^Remove Robin Vale/);
  await settle();
  const question = screen.getByRole('alertdialog');
  expect(question.textContent).toContain('Your requests and orders keep their own copy');
  press('Cancel', question);
  await settle();
  expect(server.countOf(deleteSavedAddress)).toBe(0);
  press(/^Remove Robin Vale/);
  await settle();
  press('Remove', screen.getByRole('alertdialog'));
  await settle();
  expect(inputTo(server, deleteSavedAddress)).toEqual({ userId: 7, uuid: home.uuid });
  expect(screen.getByText('Address removed')).toBeTruthy();
  expect(screen.getByText('No saved addresses yet')).toBeTruthy();
});

test.each([
  [refusal(404, 'NOT_FOUND', 'Not found'), []],
  [refusal(409, 'ODD', 'Not today'), ['Not today']],
])(
  '[ACCT-26] one that another tab removed is gone in silence, any other failure is told',
  async (answer, told) => {
    const { server, settle } = await openBook();
    server.on(deleteSavedAddress, () => {
      throw answer;
    });
    press(/^Remove Robin Vale/);
    await settle();
    press('Remove', screen.getByRole('alertdialog'));
    await settle();
    expect(toasts()).toEqual(told);
    expect(screen.queryByRole('alertdialog')).toBeNull();
  },
);

test('[ADDR-01] [ADDR-03] [ADDR-04] [ADDR-05] [ADDR-06] [ADDR-10] [ERR-47] [ERR-49] [ERR-50] [ERR-51] [ERR-52] [ERR-53] [VALID-09] [VALID-10] [VALID-13] [VALID-14] [VALID-15] nothing filled in', async () => {
  const { server, settle } = await openBook([]);
  press('Add an address');
  await settle();
  fill({ 'First name': '', 'Last name': '' });
  save();
  expect(summary()).toEqual([
    'First Name Required',
    'Last Name Required',
    'Street Address Required',
    'City Required',
    'State Required',
    'Zip/Postal Code Required',
    'Phone Number Required',
  ]);
  expect(server.countOf(createSavedAddress)).toBe(0);
});

test('[ADDR-07] [ADDR-08] [ADDR-11] [ERR-54] [ERR-55] [ERR-56] [VALID-12] [VALID-15] postal codes by country, and no PO boxes', async () => {
  const { settle } = await openBook();
  press(/^Edit/);
  await settle();
  fill({ 'Zip/Postal Code': '0410', 'Street address': 'P.O. Box 12' });
  expect(errorAt('Zip/Postal Code')).toBe('Invalid Zip Code');
  expect(errorAt('Street address')).toBe('Please enter a valid street name for shipping address');
  fireEvent.change(field('Country'), { target: { value: '2' } });
  fill({ 'Zip/Postal Code': '04101' });
  expect(errorAt('Zip/Postal Code')).toBe('Invalid Postal Code');
  fill({ 'Zip/Postal Code': 'h2x 1y4' });
  expect(errorAt('Zip/Postal Code')).toBeUndefined();
});

test('[ACCT-18] [ADDR-16] [ADDR-13] [ADDR-14] [ADDR-02] [VALID-11] another country clears the state and offers its own', async () => {
  const { settle } = await openBook();
  press(/^Edit/);
  await settle();
  const options = () => [...field(/^State/).querySelectorAll('option')].map(({ value }) => value);
  expect(options()).toHaveLength(1 + 62);
  expect(options()).toEqual(expect.arrayContaining(['AA', 'AE', 'AP', 'AS', 'GU', 'MP', 'PR', 'VI', 'DC']));
  fireEvent.change(field('Country'), { target: { value: '2' } });
  expect(field('State/Province').value).toBe('');
  expect(options()).toHaveLength(1 + 13);
  expect(options().slice(1, 3)).toEqual(['AB', 'BC']);
  expect([...field('Country').querySelectorAll('option')].map(({ textContent }) => textContent)).toEqual([
    'United States',
    'Canada',
  ]);
  fireEvent.change(field('Country'), { target: { value: '1' } });
  expect(field('State').value).toBe('');
});

test('[ADDR-17] company, second line and note are optional and stand behind a link', async () => {
  const { server, settle } = await openBook();
  press(/^Edit/);
  await settle();
  expect(screen.queryByLabelText(/^Address line 2/)).toBeNull();
  press('Add company, address line 2 or a note');
  fill({
    'Address line 2 optional': 'Apt 4',
    'Company optional': 'Vale & Co',
    'Note optional': 'Ring twice',
  });
  save();
  await settle();
  expect(inputTo(server, updateSavedAddress)).toMatchObject({
    addressLineTwo: 'Apt 4',
    companyName: 'Vale & Co',
    note: 'Ring twice',
  });
});

test('[ADDR-09] the phone is formatted as it comes, and the form says what it is for', async () => {
  const { settle } = await openBook([]);
  press('Add an address');
  await settle();
  fill({ Phone: '2075550148' });
  expect(field('Phone').value).toBe('(207) 555-0148');
  expect(document.getElementById(`${field('Phone').id}-hint`)?.textContent).toBe(
    'Only for questions about a delivery',
  );
});

test('fields tell browsers what they are', async () => {
  const { settle } = await openBook([]);
  press('Add an address');
  await settle();
  press('Add company, address line 2 or a note');
  const controls = [...dialog().querySelectorAll<HTMLInputElement>('input, select')];
  expect(controls.map((control) => control.getAttribute('autocomplete'))).toEqual([
    'given-name',
    'family-name',
    'organization',
    'country',
    'address-line1',
    'address-line2',
    'address-level2',
    'address-level1',
    'postal-code',
    'tel-national',
    'off',
  ]);
  expect(field('Zip/Postal Code').inputMode).toBe('numeric');
});

test('[VALID-23] what the server has against a field stands there; what was typed stays', async () => {
  const { settle } = await openBook([{ ...home }], (server) =>
    server.on(updateSavedAddress, () => {
      const fields = { City: 'At most 100 characters' };
      throw Response.json({ error: true, code: 'INVALID_INPUT', fields }, { status: 400 });
    }),
  );
  press(/^Edit/);
  await settle();
  fill({ City: 'Llanfairpwll' });
  save();
  await settle();
  expect(errorAt('City')).toBe('At most 100 characters');
  expect(field('City').value).toBe('Llanfairpwll');
});

test('any other refusal is said above the form', async () => {
  const { settle } = await openBook([], (server) =>
    server.on(createSavedAddress, () => {
      throw refusal(409, 'TOO_MANY_ADDRESSES', 'Your address book is full');
    }),
  );
  press('Add an address');
  await settle();
  const { firstName, lastName, addressLineOne, city, zip, phone } = home;
  fill({
    'First name': firstName,
    'Last name': lastName,
    'Street address': addressLineOne,
    City: city,
    'Zip/Postal Code': zip,
    Phone: phone,
  });
  fireEvent.change(field('State'), { target: { value: 'ME' } });
  save();
  await settle();
  expect(within(dialog()).getByRole('alert').textContent).toBe('Your address book is full');
});
