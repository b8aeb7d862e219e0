// @vitest-environment happy-dom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { AddressFields } from './address-fields.tsx';
import type { KeptAddress } from './address-values.ts';
import { SavedAddressSelect } from './saved-address-select.tsx';
import { useAddressForm } from './use-address-form.ts';

afterEach(cleanup);

const office: KeptAddress = {
  uuid: '00000000-0000-4000-8000-000000000001',
  firstName: 'Robin',
  lastName: 'Vale',
  companyName: 'Vale & Co',
  addressLineOne: '5 Post Office Lane',
  city: 'Montréal',
  state: 'QC',
  zip: 'H2X 1Y4',
  countryId: 2,
  phone: '(514) 555-0148',
};

function Sample({ current }: { current?: KeptAddress }) {
  const form = useAddressForm();
  const [chosen, setChosen] = useState('');
  return (
    <>
      <SavedAddressSelect
        form={form}
        addresses={[office]}
        current={current}
        value={chosen}
        onChange={setChosen}
      />
      <AddressFields form={form} />
    </>
  );
}

const value = (label: RegExp | string) => screen.getByLabelText<HTMLInputElement>(label).value;
const choose = (uuid: string) =>
  fireEvent.change(screen.getByLabelText('Saved address'), { target: { value: uuid } });

test('[ACCT-17] choosing a saved address fills the form; choosing new clears it', () => {
  render(<Sample />);
  choose(office.uuid!);
  expect([value('First name'), value(/^Company/), value('State/Province'), value('Phone')]).toEqual([
    'Robin',
    'Vale & Co',
    'QC',
    '(514) 555-0148',
  ]);
  choose('');
  expect([value('First name'), value('Country'), value('State'), value('Phone')]).toEqual(['', '1', '', '']);
});

test('[ACCT-17] the address as it is now can be chosen again, where there is one', () => {
  render(<Sample current={{ ...office, city: 'Québec', addressLineTwo: 'Suite 4' }} />);
  choose('');
  choose('current');
  expect([value('City'), value(/^Address line 2/)]).toEqual(['Québec', 'Suite 4']);
  cleanup();
  render(<Sample />);
  expect(screen.queryByRole('option', { name: 'Current address' })).toBeNull();
});
