// @vitest-environment happy-dom
// LANG-06: staff see in which language somebody is written to, and send a letter again in it.
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { getOfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { countMails, getMail, listMails, sendMailAgain } from '@stagedoor/contract/calls/office/mail';
import type { ListedMail } from '@stagedoor/contract/calls/office/mail';
import { getOfficeOrder } from '@stagedoor/contract/calls/office/one-order';
import { getOutletWords, setOutletWords } from '@stagedoor/contract/calls/office/outlet-words';
import { listRefundWindows } from '@stagedoor/contract/calls/office/refund-windows';
import { getShopWords } from '@stagedoor/contract/calls/office/shop-words';
import { getSwitches } from '@stagedoor/contract/calls/office/switches';
import { openOffice } from './testing/open-office.tsx';
import { order, orders } from './testing/sample-order.ts';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const letter: ListedMail = {
  id: '00000000-0000-4000-8000-000000000001',
  outletId: 1,
  kind: 'order-placed',
  recipient: 'fan@example.com',
  language: 'fr',
  subject: 'Votre commande',
  state: 'sent',
  writtenAt: now,
  attempts: 1,
  isSecret: false,
};

const openMail = (mail: ListedMail, url: string) =>
  openOffice({
    session: signedIn('desk'),
    url,
    server: (stand) =>
      stand
        .on(listMails, () => ({ rows: [mail], matching: 1, isExact: true }))
        .on(countMails, () => ({ states: [{ state: 'sent', mails: 1 }] }))
        .on(getMail, () => ({ mail, text: 'Merci.', hidesTickets: false }))
        .on(sendMailAgain, () => ({})),
  });

test('[LANG-06] a letter tells its language beside the list, and is sent again as it is', async () => {
  const { server } = await openMail(letter, `/mail?letter=${letter.id}`);
  expect(await screen.findByText(/to fan@example\.com, in Français \(Canada\)/)).toBeTruthy();
  await userEvent.keyboard('s');
  await waitFor(() => expect(server.countOf(sendMailAgain)).toBe(1));
  expect(server.asked.find(({ path }) => path === sendMailAgain.path)?.input).toEqual({ id: letter.id });
});

test('[LANG-06] so does its own page; one of a shop with one language says nothing of it', async () => {
  await openMail(letter, `/mail/${letter.id}`);
  expect((await screen.findByText('Language')).nextElementSibling?.textContent).toBe('Français (Canada)');
  cleanup();
  await openMail({ ...letter, language: undefined }, `/mail/${letter.id}`);
  await screen.findByText('Written');
  expect(screen.queryByText('Language')).toBeNull();
});

test('[LANG-06] an order and a customer tell theirs', async () => {
  await openOffice({
    session: signedIn('desk'),
    url: '/orders/Z4100000114',
    server: (stand) => orders(stand).on(getOfficeOrder, () => ({ ...order, language: 'fr' })),
  });
  expect(await screen.findByText('reads Français (Canada)')).toBeTruthy();
  cleanup();
  const customer: OfficeCustomer = {
    id: 3,
    firstName: 'Robin',
    lastName: 'Vale',
    email: 'fan@example.com',
    language: 'de',
    since: now,
    updatedAt: now,
    waiting: [],
    orders: [],
    requests: [],
    cards: [],
    addresses: [],
    mails: [],
    notes: [],
    log: [],
  };
  await openOffice({
    session: signedIn('desk'),
    url: '/customers/3',
    server: (stand) => stand.on(getOfficeCustomer, () => customer),
  });
  expect(await screen.findByText(/fan@example\.com, customer since .*, reads Deutsch/)).toBeTruthy();
});

test('[LANG-05] [OPS-09] what a state is called is said in the other languages of the shop that one works on', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/switches?outlet=2',
    server: (stand) =>
      stand
        .on(getSwitches, () => ({ shops: [], staysMinutes: 30 }))
        .on(listRefundWindows, () => ({ windows: [] }))
        .on(getShopWords, () => ({
          ownVersion: '1.2.9',
          statusTexts: [
            { constant: 'STATUS_ORDER_PAID', usual: 'Paid', own: 'All yours' },
            { constant: 'STATUS_ORDER_READY', usual: 'Ready' },
          ],
        }))
        .on(getOutletWords, ({ outletId }) => ({
          outletId,
          languages: ['en' as const, 'fr' as const],
          keptBy: 'desk' as const,
          said: [],
        }))
        .on(setOutletWords, () => ({})),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Edit 2' }));
  const group = await screen.findByRole('group', { name: 'In other languages: Paid' });
  // Our own words are there in every language: only what the seller wrote is asked for.
  expect(screen.queryByRole('group', { name: 'In other languages: Ready' })).toBeNull();
  await userEvent.click(within(group).getByRole('button', { name: /Français/ }));
  fireEvent.change(screen.getByLabelText('Paid, Français (Canada)'), { target: { value: 'Tout à vous' } });
  await userEvent.click(within(group).getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(server.countOf(setOutletWords)).toBe(1));
  expect(server.asked.find(({ path }) => path === setOutletWords.path)?.input).toEqual({
    outletId: 2,
    text: 'All yours',
    language: 'fr',
    words: 'Tout à vous',
  });
});
