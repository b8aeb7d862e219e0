// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { getInvitationOffer } from '@stagedoor/contract/calls/office/invitations';
import { searchOffice } from '@stagedoor/contract/calls/office/search';
import type { SearchHit } from '@stagedoor/contract/calls/office/search';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const hit = { title: 'A', path: '/customers/1', isExact: false };
const hits: SearchHit[] = [
  {
    ...hit,
    kind: 'order',
    key: 'Z1',
    title: 'Z1',
    path: '/orders/Z1',
    status: 'STATUS_ORDER_PAYMENT_FAILED',
  },
  { ...hit, kind: 'customer', key: '1', title: 'Robin Vale', detail: '2 orders', email: 'fan@example.com' },
  {
    ...hit,
    kind: 'request',
    key: '42',
    title: '42',
    status: 'STATUS_REQUEST_PROCESSING',
    path: '/draws/13/requests',
  },
  { ...hit, kind: 'letter', key: '9', title: '“Hello”', path: '/mail/9' },
];
const answering =
  (missing: string[] = []) =>
  (stand: StandInServer) =>
    stand.on(searchOffice, ({ q }) => ({ hits: q === 'nobody' ? [] : hits, missing }));

const options = () => screen.getAllByRole('option').map(({ textContent }) => textContent);

test('[OFFICE-02] what is typed before the search is there is typed into it, and is no key of the page', async () => {
  const { address } = await openOffice({ session: signedIn(), server: answering() });
  const press = (key: string) => fireEvent.keyDown(document.body, { key });
  for (const key of ['/', 'g', 'o']) press(key);
  await waitFor(() =>
    expect(screen.getByRole<HTMLInputElement>('combobox', { name: 'Search' }).value).toBe('go'),
  );
  expect(address()).toBe('/');
});

test('[OFFICE-02] the search opens over the page with /, says what became of each, and the keys lead there', async () => {
  const { address } = await openOffice({ session: signedIn(), server: answering() });
  await userEvent.keyboard('/');
  const dialog = await screen.findByRole('dialog', { name: 'Search' });
  await userEvent.keyboard('vale');
  await within(dialog).findByRole('option', { name: /^Customer Robin Vale/ });
  expect(options().slice(0, 4)).toEqual([
    expect.stringContaining('Payment failed'),
    'Customer Robin Vale 2 orders',
    expect.stringContaining('Waits for the draw'),
    expect.stringContaining('“Hello”'),
  ]);
  // The page behind it is where it was.
  expect(address()).toBe('/');
  await userEvent.keyboard('{ArrowDown}');
  expect(screen.getByRole('option', { selected: true }).textContent).toContain('Robin Vale');
  await userEvent.keyboard('{Enter}');
  await waitFor(() => expect(address()).toBe('/customers/1'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[OFFICE-02] Return right after the last letter opens what that letter finds, not what stood there', async () => {
  const { server, address } = await openOffice({ session: signedIn(), server: answering() });
  await userEvent.keyboard('/');
  await screen.findByRole('dialog');
  await userEvent.keyboard('vale{Enter}');
  expect(server.countOf(searchOffice)).toBe(0);
  await waitFor(() => expect(address()).toBe('/orders/Z1'));
});

test('[OFFICE-02] with ⌘ or Ctrl it opens in a tab of its own', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  const { address } = await openOffice({ session: signedIn(), server: answering() });
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox'), 'vale');
  await screen.findAllByRole('option');
  await userEvent.keyboard('{Control>}{Enter}{/Control}');
  expect(opened).toHaveBeenCalledWith('/orders/Z1', '_blank', 'noopener');
  expect(address()).toBe('/');
  opened.mockRestore();
});

test('[OFFICE-02] go and do: an invitation is begun with the address that was found', async () => {
  const { address } = await openOffice({
    session: signedIn(),
    server: (stand) => answering()(stand).on(getInvitationOffer, () => ({ lists: [] })),
  });
  await userEvent.keyboard('/');
  await userEvent.type(await screen.findByRole('combobox'), 'vale');
  await userEvent.click(await screen.findByRole('option', { name: /^New invitation to fan@example.com/ }));
  await waitFor(() => expect(address()).toBe('/guests?invite=fan%40example.com'));
  expect(await screen.findByRole('dialog', { name: 'Invite a guest' })).toBeTruthy();
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(address()).toBe('/guests'));
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('[OFFICE-02] an address holds what is looked for; a kind that did not answer is named', async () => {
  const { address } = await openOffice({
    session: signedIn(),
    url: '/search?q=robin',
    server: answering(['events']),
  });
  await screen.findByText('Not everything was searched: events did not answer.');
  expect(options()).toHaveLength(6);
  await userEvent.clear(screen.getByRole('combobox'));
  await userEvent.type(screen.getByRole('combobox'), 'nobody');
  expect(address()).toBe('/search?q=nobody');
  expect(await screen.findByText('Nothing is called “nobody”')).toBeTruthy();
  expect(screen.queryAllByRole('option')).toEqual([]);
});
