// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { updateSavedAddress } from '@stagedoor/contract/calls/shop/saved-addresses';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { field, fill, press } from './testing/account-screens.ts';
import { dialog, home, inputTo, openBook, save } from './testing/address-book.ts';

afterEach(cleanup);

test('another tab was faster: both versions are shown, nothing is lost without a word, saving again is meant', async () => {
  const addresses = [{ ...home }];
  const { server, settle } = await openBook(addresses, (it) =>
    it.on(updateSavedAddress, (address) => {
      if (address.version !== addresses[0]!.version) throw refusal(409, 'ADDRESS_CHANGED', 'Changed');
      addresses[0] = address;
      return { address };
    }),
  );
  press(/^Edit/);
  await settle();
  addresses[0] = { ...home, version: 4, city: 'Bangor' };
  fill({ City: 'Augusta' });
  save();
  await settle();
  const warning = within(dialog()).getByRole('alert');
  expect(warning.textContent).toContain('This address was changed elsewhere in the meantime');
  expect(warning.textContent).toContain('Bangor, ME 04101');
  expect(field('City').value).toBe('Augusta');
  save();
  await settle();
  expect(inputTo(server, updateSavedAddress)).toMatchObject({ version: 4, city: 'Augusta' });
  expect(screen.getByText('Augusta, ME 04101')).toBeTruthy();
});

test('the newer version can be taken instead', async () => {
  const addresses = [{ ...home }];
  const { settle } = await openBook(addresses, (it) =>
    it.on(updateSavedAddress, () => {
      throw refusal(409, 'ADDRESS_CHANGED', 'Changed');
    }),
  );
  press(/^Edit/);
  await settle();
  addresses[0] = { ...home, version: 4, city: 'Bangor' };
  fill({ City: 'Augusta' });
  save();
  await settle();
  press('Use that version');
  expect(field('City').value).toBe('Bangor');
});
