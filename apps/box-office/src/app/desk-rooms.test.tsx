// @vitest-environment happy-dom
import { cleanup, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { checkTracking, saveTracking } from '@stagedoor/contract/calls/office/fulfilment';
import type { CheckedTracking } from '@stagedoor/contract/calls/office/fulfilment';
import { getFeesAndTax } from '@stagedoor/contract/calls/office/fees-and-tax';
import { getMoneyDue, listStrays, putStrayAside } from '@stagedoor/contract/calls/office/ledger';
import {
  getLetterTemplate,
  previewLetterTemplate,
  wordLetterTemplate,
} from '@stagedoor/contract/calls/office/letter-templates';
import { listRefundWindows } from '@stagedoor/contract/calls/office/refund-windows';
import {
  expectClientVersion,
  getShopWords,
  sayStatusTexts,
} from '@stagedoor/contract/calls/office/shop-words';
import { getSwitches } from '@stagedoor/contract/calls/office/switches';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const line = { line: 2, order: 'Z4100000101', tracking: '9261292700768711948021' };
const asked: CheckedTracking = {
  lines: 1,
  ready: 0,
  problems: [{ ...line, problem: 'Whose is it?', mend: ['courier'], choices: ['fedex', 'usps'] }],
  first: [],
  couriers: [],
};
const mended: CheckedTracking = {
  lines: 1,
  ready: 1,
  problems: [],
  first: [{ ...line, courier: 'usps', courierName: 'USPS', shippedDay: '2026-11-16' }],
  couriers: [{ name: 'USPS', parcels: 1 }],
};

test('[PARCEL-01] [OPS-29] a courier is chosen in the line, the line joins the others, and what was mended is saved', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/tracking',
    server: (stand) =>
      stand
        .on(checkTracking, (input) => (input.mended?.length ? mended : asked))
        .on(saveTracking, () => ({ saved: 1, problems: [], lettersAt: now })),
  });
  const field = await screen.findByLabelText('CSV file');
  const long = `order,tracking\n${'Z1,TBA000000000001\n'.repeat(50_000)}`;
  await userEvent.upload(field, new File([long], 'long.csv', { type: 'text/csv' }));
  await screen.findByText(/The file has 50,000 lines/);
  expect(server.countOf(checkTracking)).toBe(0);
  const file = `order,tracking\n${line.order},${line.tracking}\n`;
  await userEvent.upload(field, new File([file], 'labels.csv', { type: 'text/csv' }));
  await screen.findByText('1 cannot be saved');
  const choice = await screen.findByLabelText('Courier, line 2');
  await waitFor(() => expect(choice.querySelectorAll('option')).toHaveLength(3));
  await userEvent.selectOptions(choice, 'usps');
  await userEvent.click(await screen.findByRole('button', { name: 'Save 1' }));
  await screen.findByText('One parcel has left');
  expect(server.asked.find(({ path }) => path === 'fulfilment/save')?.input).toEqual({
    file,
    mended: [{ line: 2, courier: 'usps' }],
  });
});

test('[OPS-48] [OFFICE-04] words are tried before they are saved, and somebody else’s are shown beside them', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/mail/templates/order-placed?outlet=1',
    server: (stand) =>
      stand
        .on(getLetterTemplate, () => ({
          name: 'Order confirmed',
          subject: server.countOf(wordLetterTemplate) > 0 ? 'Theirs' : '',
          opening: '',
          preview: { subject: 'Your order Z1', text: 'As it was', isSample: false },
        }))
        .on(previewLetterTemplate, ({ opening }) => ({
          preview: { subject: 'Ours', text: opening, isSample: false },
        }))
        .on(wordLetterTemplate, ({ was }) => {
          if (was.subject !== 'Theirs')
            throw refusal(409, 'CHANGED_MEANWHILE', 'Somebody was faster', { changedBy: 'Noor' });
          return {};
        }),
  });
  await screen.findByText('As it was');
  await userEvent.type(screen.getByLabelText(/^Opening lines/), 'Hello you');
  await userEvent.click(screen.getByRole('button', { name: 'Look at it first' }));
  await waitFor(() => expect(screen.getAllByText('Hello you')).toHaveLength(2));
  await userEvent.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('Somebody else changed it');
  expect(screen.getByText('Saved by Noor')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Save mine over it' }));
  await screen.findByText('Saved. The next letter reads so.');
  expect(server.countOf(wordLetterTemplate)).toBe(2);
});

test('[OPS-08] [OPS-09] the version that is expected and the texts of states are said in Switches', async () => {
  const paid = { constant: 'STATUS_ORDER_PAID', usual: 'Paid' };
  const { server } = await openOffice({
    session: signedIn(),
    url: '/switches',
    server: (stand) =>
      stand
        .on(getSwitches, () => ({ shops: [], staysMinutes: 30 }))
        .on(listRefundWindows, () => ({ windows: [] }))
        .on(getShopWords, () => ({ ownVersion: '1.2.9', statusTexts: [paid] }))
        .on(expectClientVersion, () => ({}))
        .on(sayStatusTexts, () => ({})),
  });
  await userEvent.type(await screen.findByLabelText(/^Expected version/), '9.9.9');
  await userEvent.click(screen.getByRole('button', { name: 'Expect it' }));
  await waitFor(() => expect(server.countOf(expectClientVersion)).toBe(1));
  expect(server.asked.find(({ path }) => path === expectClientVersion.path)?.input).toEqual({
    version: '9.9.9',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Edit 1' }));
  await userEvent.type(screen.getByLabelText('Paid, STATUS_ORDER_PAID'), 'All yours{Enter}');
  await waitFor(() => expect(server.countOf(sayStatusTexts)).toBe(1));
  expect(server.asked.find(({ path }) => path === 'switches/status-text')?.input).toEqual({
    constant: 'STATUS_ORDER_PAID',
    text: 'All yours',
  });
});

test('[OFFICE-09] the ledger shows what bills were made of, by show and by fee', async () => {
  const parts = {
    soldCents: 20_984,
    backCents: 9_875,
    ticketsCents: 8_500,
    feesCents: 1_375,
    taxesCents: 1_234,
    includedTaxesCents: 0,
  };
  const totals = { ...parts, deliveryCents: 0, staysCents: 11_109 };
  const { server } = await openOffice({
    session: signedIn('finance'),
    url: '/ledger?by=fees',
    server: (stand) =>
      stand
        .on(getMoneyDue, () => ({ days: [], cents: 0 }))
        .on(getFeesAndTax, () => ({
          rows: [{ key: '101', name: 'Juniper & the Tides', ...totals }],
          totals,
          rates: [],
          fees: [{ name: 'Service Fee', soldCents: 2_750, backCents: 1_375, staysCents: 1_375 }],
        })),
  });
  const row = (await screen.findByRole('link', { name: 'Juniper & the Tides' })).closest('tr');
  expect([...row!.cells].map(({ textContent }) => textContent).slice(1)).toEqual([
    'Sold$209.84',
    'Taken back$98.75',
    'Tickets$85.00',
    'Fees$13.75',
    'Tax$12.34',
    'Delivery–',
    'Stays$111.09',
  ]);
  expect(screen.getByText('$209.84 sold, $98.75 taken back')).toBeTruthy();
  expect(screen.getByText('Service Fee').closest('tr')?.textContent).toContain('$13.75');
  expect(server.asked.find(({ path }) => path === getFeesAndTax.path)?.input).toMatchObject({
    from: expect.stringMatching(/^\d{4}-/) as string,
  });
});

test('[OFFICE-09] a movement that somebody knows of is set aside with a reason', async () => {
  const stray = {
    transactionId: '4711',
    kind: 'charge' as const,
    cents: 700,
    currency: 'USD' as const,
    card: 'Card ending in 1111',
  };
  const { server } = await openOffice({
    session: signedIn(),
    url: '/ledger?by=strays',
    server: (stand) =>
      stand
        .on(listStrays, () => ({
          rows: [{ ...stray, ref: 'REF', submittedAt: now, foundAt: now }],
          matching: 1,
          isExact: true,
          open: 1,
        }))
        // Whatever nobody answers makes the office wait for its server, and the button with it.
        .on(getMoneyDue, () => ({ days: [], cents: 0 }))
        .on(putStrayAside, () => ({})),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Set 4711 aside…' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'Made by hand');
  await userEvent.click(screen.getByRole('button', { name: 'Set it aside' }));
  await waitFor(() => expect(server.countOf(putStrayAside)).toBe(1));
  expect(server.asked.find(({ path }) => path === putStrayAside.path)?.input).toEqual({
    transactionId: '4711',
    reason: 'Made by hand',
  });
});
