// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { draftSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import { login, validateEmail } from '@stagedoor/contract/calls/shop/user';
import { sampleSeries } from '../parts/testing/sample-requests.ts';
import { sampleOutlet, userSession } from '../parts/testing/samples.ts';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { main } from './testing/open-checkout.tsx';
import {
  button,
  choose,
  howMany,
  openPicker,
  panel,
  quantity,
  requestEvent,
} from './testing/open-picker.tsx';

beforeEach(() => {
  sessionStorage.clear();
  localStorage.clear();
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const offered = () => [...quantity().options].map(({ text }) => text);

test('[EVENT-06] [EVENT-22] [EVENT-25] a level and a quantity per item; until a level is chosen, what any of them allows', async () => {
  await openPicker();
  expect(screen.getAllByRole('radio').map((radio) => (radio as HTMLInputElement).disabled)).toEqual([
    false,
    false,
    true,
  ]);
  expect(screen.queryByText('Gone')).toBeNull();
  expect(offered()).toEqual(['0', '1', '2', '3', '4', '6']);
  choose('Balcony');
  expect(offered()).toEqual(['0', '2', '4', '6']);
});

test('[EVENT-21] [EVENT-15] another level takes the nearest quantity it allows, and says so', async () => {
  await openPicker();
  choose('Orchestra');
  howMany(3);
  choose('Balcony');
  expect(quantity().value).toBe('2');
  // EVENT-13: in a modal.
  const message = screen.getByRole('alertdialog', { name: 'Tickets' });
  expect(message.textContent).toContain('Your quantity was changed from 3 to 2.');
  fireEvent.click(within(message).getByRole('button', { name: 'Continue' }));
  await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
  howMany(4);
  expect(screen.queryByText(/Your quantity was changed/)).toBeNull();
});

test('[EVENT-23] [EVENT-24] [EVENT-25] [EVENT-26] opting out where a level allows it, with its warning; `Max` follows the chosen level', async () => {
  await openPicker();
  const item = within(screen.getByRole('region', { name: 'Tickets' }));
  expect(item.queryByRole('checkbox')).toBeNull();
  expect(item.getByText('Max 6')).toBeTruthy();
  choose('Orchestra');
  expect(item.getByText('Max 4')).toBeTruthy();
  expect(item.queryByText('Max 6')).toBeNull();
  expect(item.getByText('Some tickets may have a lesser limit.')).toBeTruthy();
  const optOut = item.getByRole('checkbox', { name: 'This level or nothing' });
  const described = document.getElementById(optOut.getAttribute('aria-describedby') ?? '');
  expect(described?.textContent).toContain('Opting out may decrease your chances of getting tickets.');
  fireEvent.click(optOut);
  expect(item.getByText('Max 4')).toBeTruthy();
  expect(item.queryByText('Some tickets may have a lesser limit.')).toBeNull();
  choose('Balcony');
  expect(item.queryByRole('checkbox')).toBeNull();
});

test('[ERR-82] [EVENT-10] [EVENT-27] [EVENT-28] [EVENT-29] `Continue` waits for a level and a quantity of everything selected', async () => {
  const shop = await openPicker();
  const continues = () => button('Continue').getAttribute('aria-disabled') !== 'true';
  expect(continues()).toBe(false);
  howMany(2);
  expect(panel().textContent).toContain('Tickets: Price level required');
  choose('Orchestra');
  expect(continues()).toBe(true);
  howMany(0);
  expect(panel().textContent).toContain('Tickets: Quantity required');
  fireEvent.submit(screen.getByRole('form', { name: 'Select Items' }));
  expect(within(main()).getByRole('alert').textContent).toBe('invalid form');
  expect(shop.server.countOf(draftSeriesRequest)).toBe(0);
  fireEvent.click(button('Clear Tickets'));
  expect(screen.getAllByRole('radio').some((radio) => (radio as HTMLInputElement).checked)).toBe(false);
});

test('[PROD-06] [FAN-01] [FAN-04] [FAN-20] `Continue` builds the summary and goes on to the checkout', async () => {
  const shop = await openPicker();
  choose('Orchestra');
  howMany(2);
  expect(panel().textContent).toContain('Orchestra × 2$170.00');
  expect(panel().textContent).toContain('At mostbefore taxes and shipping$197.50');
  expect(panel().textContent).toContain('Nothing is charged now.');
  fireEvent.click(button('Continue'));
  await shop.settle();
  expect(shop.server.asked.find(({ path }) => path === draftSeriesRequest.path)?.input).toEqual({
    query: { userId: 7, seriesId: 11 },
    eventRequest: { userId: 7, eventId: 101, lines: [{ priceLevelId: 1, quantity: 2, optOut: false }] },
  });
  expect(shop.address()).toBe('/checkout/f/shipping-address');
});

test('[FAN-05] [FAN-17] [FAN-18] no summary, or a refusal: said in a toast and in the form, and the choice stays', async () => {
  const shop = await openPicker({ server: (stand) => void stand.on(draftSeriesRequest, () => []) });
  choose('Orchestra');
  howMany(2);
  fireEvent.click(button('Continue'));
  await shop.settle();
  expect(screen.getByText('Attention:')).toBeTruthy();
  expect(screen.getAllByText('Unable to build series summary')).toHaveLength(2);
  shop.server.on(draftSeriesRequest, () => {
    throw refusal(409, 'SERIES_NOT_OPEN', 'Requests have closed.');
  });
  fireEvent.click(button('Continue'));
  await shop.settle();
  expect(screen.getByText('There was an error. Please try again')).toBeTruthy();
  expect(within(main()).getByRole('alert').textContent).toBe('Unable to handle requestRequests have closed.');
  expect(shop.address()).toBe('/event/101');
  expect(quantity().value).toBe('2');
});

test('[EVENT-12] [EVENT-13] [ROLE-06] a visitor signs in on top of the page, and what was chosen stays', async () => {
  const shop = await openPicker({
    signedIn: false,
    server: (stand) => void stand.on(validateEmail, () => ({ valid: true })).on(login, () => userSession()),
  });
  choose('Orchestra');
  howMany(2);
  fireEvent.click(button('Login to proceed'));
  await shop.settle();
  const dialog = within(screen.getByRole('dialog', { name: 'Sign In' }));
  fireEvent.change(dialog.getByLabelText('Email'), { target: { value: 'fan@example.com' } });
  fireEvent.change(dialog.getByLabelText('Password'), { target: { value: 'Lantern2026' } });
  fireEvent.click(dialog.getByRole('button', { name: 'Sign In' }));
  await shop.settle();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(shop.server.countOf(draftSeriesRequest)).toBe(0);
  expect(quantity().value).toBe('2');
  expect(button('Continue').getAttribute('aria-disabled')).toBeNull();
});

test('[EVENT-12] where members sign in elsewhere, the button leads there, and the choice is there on return', async () => {
  const outlet = sampleOutlet({ loginUrl: 'https://members.example/' });
  const shop = await openPicker({ signedIn: false, outlet });
  choose('Balcony');
  howMany(4);
  fireEvent.click(button('Login to proceed'));
  await shop.settle();
  expect(shop.address()).toBe('/login');
  expect(shop.state()).toEqual({ origin: '/event/101' });
  cleanup();
  await openPicker();
  expect(quantity().value).toBe('4');
  expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Balcony' }).checked).toBe(true);
});

test('[SERIES-02] [SERIES-04] [EVENT-16] a series that closes while the page is open: its message, no button, nothing lost', async () => {
  vi.useFakeTimers({ toFake: ['Date', 'setInterval'], shouldAdvanceTime: false });
  vi.setSystemTime(new Date('2026-11-15T17:00:00Z'));
  const closedDate = new Date('2026-11-15T17:01:00Z');
  const shop = await openPicker({ event: requestEvent({ series: sampleSeries({ closedDate }) }) });
  choose('Orchestra');
  howMany(2);
  vi.advanceTimersByTime(90_000);
  await shop.settle();
  expect(main().textContent).toContain('Requests have closed.');
  expect(main().textContent).toContain('Requests closed');
  expect(main().textContent).not.toContain('Requests open');
  expect(within(panel()).getByRole('alert').textContent).toBe('Requests closed while this page was open');
  expect(screen.queryByRole('button', { name: 'Continue' })).toBeNull();
  expect(quantity().value).toBe('2');
});

test('[CONST-21] [FAN-19] [EVENT-13] the guidelines of asking for tickets open on the page', async () => {
  const policies = [
    { id: 4, headline: 'Guidelines', text: '<p>For all.</p>', policyType: 4, salesType: -1 },
    { id: 5, headline: 'How the draw works', text: '<p>By lot.</p>', policyType: 4, salesType: 2 },
  ];
  const shop = await openPicker({ outlet: sampleOutlet({ policies }) });
  fireEvent.click(button('How the draw works'));
  await shop.settle();
  expect(screen.getByRole('dialog', { name: 'How the draw works' }).textContent).toContain('By lot.');
});
