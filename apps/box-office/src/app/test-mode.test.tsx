// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import type { OutputOf } from '@stagedoor/contract/call';
import { getGateways } from '@stagedoor/contract/calls/office/gateways';
import { listShowDrafts } from '@stagedoor/contract/calls/office/show-drafts';
import { getGoingLive, getSetup, turnOutletTest } from '@stagedoor/contract/calls/office/setup';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const gateways = {
  currency: 'USD',
  current: { kind: 'stripe', name: 'Stripe', mode: 'live', keptBy: 'server' },
  former: [],
  mayType: true,
  ofServer: [],
  noticeAddress: 'https://lantern.example/payment/webhook',
} satisfies OutputOf<typeof getGateways>;
const sold = { artists: 0, venues: 0, tours: 0, series: 0, events: 2 };
const lines = [{ line: 'host', state: 'good', evidence: 'It answers', testedAt: now }] as const;

const open = async (testOrders: number | undefined) => {
  const state = testOrders === undefined ? ('waits' as const) : ('tested' as const);
  const outlet = {
    id: 1,
    name: 'Lantern Club',
    origin: 'https://lantern.example',
    icon: '/images/lantern.svg',
    keptBy: 'desk',
    events: 2,
  } as const;
  return openOffice({
    session: signedIn(),
    url: '/setup',
    server: (stand) =>
      stand
        .on(getSetup, () => ({ outlets: [{ ...outlet, state }], sold }))
        .on(getGoingLive, () => ({
          outletId: 1,
          name: outlet.name,
          waits: true,
          testOrders,
          testRequests: testOrders,
          testGuests: testOrders === undefined ? undefined : { invitations: 2, answers: 1 },
          lines: [...lines],
        }))
        // A call that nobody answers is a server that has gone silent, and holds every question back.
        .on(getGateways, () => gateways)
        .on(listShowDrafts, () => ({ drafts: [] }))
        .on(turnOutletTest, () => ({})),
  });
};
const sent = ({ server }: Awaited<ReturnType<typeof open>>) =>
  server.asked.filter(({ path }) => path === turnOutletTest.path).map(({ input }) => input);

test('[SETUP-08] a test is begun on purpose, after one has read what it means', async () => {
  const office = await open(undefined);
  await userEvent.click(await screen.findByRole('button', { name: 'Begin a test…' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('Only test cards are taken; no card is charged');
  expect(dialog.textContent).toContain(
    'Requests can be made and are drawn by nobody; guests can be invited and answer',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Begin the test' }));
  await vi.waitFor(() => expect(sent(office)).toEqual([{ outletId: 1, on: true }]), { timeout: 60_000 });
});

test('[SETUP-08] the end of a test says what becomes of its orders, and so does the opening', async () => {
  const office = await open(3);
  expect(await screen.findByText('Being tested')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'End the test…' }));
  const dialog = await screen.findByRole('dialog');
  expect(dialog.textContent).toContain('3 test orders closed and hidden');
  expect(dialog.textContent).toContain('3 test requests are taken away');
  expect(dialog.textContent).toContain('2 invitations of the test revoked and hidden');
  expect(dialog.textContent).toContain('One guest’s answer closed and hidden');
  await userEvent.click(within(dialog).getByRole('button', { name: 'End the test' }));
  await vi.waitFor(() => expect(sent(office)).toEqual([{ outletId: 1, on: false }]), { timeout: 60_000 });
});

test('[SETUP-09] the first page of the set-up: each outlet with its icon, what is sold leads on, and when all was tested last', async () => {
  await open(undefined);
  expect((await screen.findByText(/^Tested last:/)).textContent).toMatch(/\d/);
  const outlets = screen.getByRole('region', { name: 'Outlets' });
  expect(outlets.querySelector('img')?.getAttribute('src')).toBe('/images/lantern.svg');
  expect(screen.getByRole('link', { name: /^Shows and events/ }).getAttribute('href')).toBe('/setup/shows');
  expect(screen.queryByRole('link', { name: /^Artists/ }), 'there is no such room').toBeNull();
});
