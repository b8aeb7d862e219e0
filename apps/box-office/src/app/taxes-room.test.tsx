// @vitest-environment happy-dom
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { getTaxSettings, saveTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import type { ToldTaxSettings } from '@stagedoor/contract/calls/office/tax-settings';
import { openOffice } from './testing/open-office.tsx';
import { order, orders } from './testing/sample-order.ts';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const settings: ToldTaxSettings = {
  taxes: 'added',
  taxName: 'VAT',
  country: 'US',
  timeZone: 'America/New_York',
  issueInvoices: false,
  legalName: '',
  sellerAddress: '',
  taxNumber: '',
  prefix: '',
  note: '',
  keptByFiles: true,
};
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

test('[MONEY-04] [MONEY-05] prices with their tax, invoices switched on, and what is missing for them', async () => {
  let stands = settings;
  const office = await openOffice({
    url: '/setup/taxes',
    session: signedIn(),
    server: (stand) =>
      void stand
        .on(getTaxSettings, () => stands)
        .on(saveTaxSettings, ({ was: _replaced, ...wanted }) => {
          stands = { ...wanted, keptByFiles: true };
          return {};
        }),
  });
  expect(await screen.findByRole('heading', { level: 1, name: 'Taxes and invoices' })).toBeTruthy();
  expect(screen.getByText('Files describe this seller')).toBeTruthy();
  expect(screen.queryByLabelText(/What the tax is called/)).toBeNull();
  await userEvent.click(screen.getByRole('radio', { name: 'Prices contain their taxes' }));
  fill(/What the tax is called/, 'TVA');
  await userEvent.selectOptions(screen.getByLabelText(/^Country/), 'France');
  await userEvent.selectOptions(screen.getByLabelText(/^Zone/), 'Paris (Europe/Paris)');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Issue invoices and credit notes' }));
  await press('Save');
  expect(office.server.countOf(saveTaxSettings)).toBe(0);
  expect(screen.getAllByText('An invoice needs the address of who sells').length).toBeGreaterThan(0);
  fill(/Who sells/, 'Lantern Live SARL');
  fill(/^Address/, '69001 Lyon');
  await press('Save');
  expect(await screen.findByText(/Saved\. What is sold/)).toBeTruthy();
  expect(office.server.asked.find(({ path }) => path === saveTaxSettings.path)?.input).toMatchObject({
    taxes: 'included',
    taxName: 'TVA',
    country: 'FR',
    timeZone: 'Europe/Paris',
    issueInvoices: true,
    legalName: 'Lantern Live SARL',
    was: { taxes: 'added', taxName: 'VAT' },
  });
});

test('[MONEY-05] an order lists what was issued; the file is for those who may read the address', async () => {
  const invoice = {
    number: 'LY-2026-00001',
    kind: 'invoice',
    day: '2026-11-18',
    totalCents: 100_00,
  } as const;
  const note = { ...invoice, number: 'LY-2026-00002', kind: 'credit-note', totalCents: -50_00 } as const;
  const invoices = [{ ...invoice, url: 'https://lantern.example/invoice/1' }, note];
  await openOffice({
    url: `/orders/${order.number}`,
    session: signedIn(),
    server: (stand) => orders(stand).on(getOfficeOrder, () => ({ ...order, invoices })),
  });
  const file = await screen.findByRole('link', { name: /^PDF.*Invoice LY-2026-00001$/ });
  expect(file.getAttribute('href')).toBe('https://lantern.example/invoice/1');
  expect(screen.getByText('Credit note LY-2026-00002')).toBeTruthy();
  expect(screen.queryByRole('link', { name: /LY-2026-00002/ })).toBeNull();
});
