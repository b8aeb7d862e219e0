// @vitest-environment happy-dom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { AddressFields } from './address-fields.tsx';
import { useAddressForm } from './use-address-form.ts';

afterEach(cleanup);

const GERMANY = 276;
const ITALY = 380;
const HONG_KONG = 344;

function Asking({ alsoTo, home = 1 }: { alsoTo?: number[]; home?: number }) {
  const form = useAddressForm({}, { home, alsoTo: alsoTo ?? [] });
  return <AddressFields form={form} />;
}

const optionsOf = (select: HTMLElement): string[] =>
  [...select.querySelectorAll('option')].map((option) => option.textContent ?? '');
const field = (label: RegExp): HTMLElement | null => screen.queryByRole('textbox', { name: label });

test('[ADDR-15] a form offers the two countries, and others only where the outlet ships there', () => {
  render(<Asking />);
  expect(optionsOf(screen.getByLabelText(/^Country/))).toEqual(['United States', 'Canada']);
  cleanup();
  render(<Asking alsoTo={[ITALY, GERMANY]} />);
  expect(optionsOf(screen.getByLabelText(/^Country/)).slice(2)).toEqual(['Germany', 'Italy']);
});

test('[PROG-09] [ADDR-15] a form begins at home', () => {
  render(<Asking home={GERMANY} alsoTo={[ITALY]} />);
  const country = screen.getByLabelText<HTMLSelectElement>(/^Country/);
  expect(optionsOf(country)).toEqual(['Germany', 'Italy']);
  expect(country.value).toBe(String(GERMANY));
});

test('[ADDR-15] labels and what is asked for follow the country', async () => {
  const user = userEvent.setup();
  render(<Asking alsoTo={[GERMANY, ITALY, HONG_KONG]} />);
  const country = screen.getByLabelText(/^Country/);
  expect(screen.getByLabelText(/^State/).tagName).toBe('SELECT');
  expect(field(/^Zip\/Postal Code/)).not.toBeNull();

  await user.selectOptions(country, 'Germany');
  expect(screen.queryByLabelText(/^State|^Province/)).toBeNull();
  expect(field(/^Zip\/Postal Code/)).not.toBeNull();
  await user.type(field(/^Phone/)!, '+49 30 5550100');
  expect(field(/^Phone/)).toHaveProperty('value', '+49 30 5550100');

  await user.selectOptions(country, 'Italy');
  expect(field(/^Province/)?.getAttribute('aria-required')).toBe('true');

  await user.selectOptions(country, 'Hong Kong');
  expect(field(/^Zip\/Postal Code/)).toBeNull();
  expect(field(/^Region/)?.getAttribute('aria-required')).toBeNull();
});
