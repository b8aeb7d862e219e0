// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import {
  changeGateway,
  checkGateway,
  getGateways,
  getTriedCard,
  openCardTrial,
  tryCard,
} from '@stagedoor/contract/calls/office/gateways';
import type { SellerGatewayTold } from '@stagedoor/contract/calls/office/gateways';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const ofServer: SellerGatewayTold = {
  kind: 'authorizenet',
  name: 'Authorize.Net',
  mode: 'live',
  keptBy: 'server',
};
const told = (current: Partial<SellerGatewayTold> = {}) => ({
  currency: 'EUR' as const,
  current: { ...ofServer, ...current },
  former: [],
  mayType: true,
  ofServer: ['authorizenet' as const],
  noticeAddress: 'https://lantern.example/payment/webhook',
});
const checked = { name: 'Stripe', account: 'Quai, Lyon', mode: 'live' as const, cards: 12, duePayments: 3 };

const untried = { state: 'never' as const, words: 'No card was tried at Stripe.', amount: '€0.50' };

type Server = Parameters<typeof openOffice>[0]['server'];
const open = (
  server: NonNullable<Server> = () => {},
  answer = told(),
  role?: Parameters<typeof signedIn>[0],
) =>
  openOffice({
    session: signedIn(role),
    url: '/setup/money',
    server: (stand) => {
      stand
        .on(getGateways, () => answer)
        .on(changeGateway, () => ({}))
        .on(getTriedCard, () => untried);
      server(stand);
    },
  });

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const [KEY, SIGNING] = ['Secret or restricted key', 'Signing secret of the webhook'];

const typeKeys = async () => {
  await userEvent.click(await screen.findByRole('radio', { name: 'Stripe' }));
  fill(KEY!, 'sk_live_1');
  fill(SIGNING!, 'whsec_1');
  await press('Check these keys');
};

test('[GATE-01] [GATE-10] keys are checked, what it means is read first, and nothing of them stays on the page', async () => {
  const { server } = await open((stand) => stand.on(checkGateway, () => ({ ...checked, isSame: false })));
  expect(await screen.findByText('Paid in EUR through Authorize.Net.')).toBeTruthy();
  await typeKeys();
  const dialog = within(await screen.findByRole('dialog', { name: 'Be paid through Stripe?' }));
  for (const words of [
    /The keys are good\. They are for Stripe, Quai, Lyon/,
    'What Authorize.Net charged goes back from there, now and later',
    '12 saved cards do not move',
    '3 payments still to be charged will ask for another card',
  ])
    expect(dialog.getByText(words)).toBeTruthy();
  expect(server.asked.some(({ path }) => path === changeGateway.path)).toBe(false);
  await press('Change to Stripe');
  await screen.findByText('Paid through Stripe now');
  expect(server.asked.find(({ path }) => path === changeGateway.path)?.input).toMatchObject({
    kind: 'stripe',
    keptBy: 'owner',
    secretKey: 'sk_live_1',
    noticeSecret: 'whsec_1',
  });
  expect(screen.queryByLabelText(KEY!)).toBeNull();
});

test('[GATE-01] the same account: nothing moves, and the question says so', async () => {
  await open((stand) => stand.on(checkGateway, () => ({ ...checked, isSame: true })));
  await typeKeys();
  expect(await screen.findByText('The account stays: saved cards and orders stay as they are')).toBeTruthy();
  expect(screen.queryByText(/do not move/)).toBeNull();
});

test('[GATE-01] what the gateway says no with stands there, and what was typed stays', async () => {
  await open((stand) =>
    stand.on(checkGateway, () => {
      throw refusal(409, 'GATEWAY_NOT_TAKEN', 'Stripe does not take these keys. It says: Expired API Key.');
    }),
  );
  await typeKeys();
  expect(await screen.findByText(/It says: Expired API Key/)).toBeTruthy();
  expect(field(KEY!).value).toBe('sk_live_1');
});

test('[GATE-01] a field that is empty or no key is told before anybody is asked', async () => {
  const { server } = await open();
  await userEvent.click(await screen.findByRole('radio', { name: 'Stripe' }));
  fill(KEY!, 'pk_live_1');
  await press('Check these keys');
  expect(screen.getAllByText(/must be a secret key/).length).toBeGreaterThan(0);
  expect(screen.getAllByText('Please fill this in').length).toBeGreaterThan(0);
  expect(server.asked.some(({ path }) => path === checkGateway.path)).toBe(false);
});

test('[GATE-01] [STAFF-04] an account that cannot be asked says why; who may not change it is shown no form', async () => {
  const closed = 'Stripe (Quai, Lyon) cannot be used: its keys cannot be read.';
  await open(
    undefined,
    told({ kind: 'stripe', name: 'Stripe', keptBy: 'owner', typedAt: now, closed }),
    'viewer',
  );
  expect(await screen.findByText(closed)).toBeTruthy();
  expect(screen.queryByText('Another gateway, or new keys')).toBeNull();
});

test('[SETUP-07] a shop without a gateway says so, has the address for notices before the keys, and warns of nothing former', async () => {
  const none = { isMissing: true, closed: 'No gateway yet: type keys.' };
  await open(
    (stand) => stand.on(checkGateway, () => ({ ...checked, cards: 0, duePayments: 0, isSame: false })),
    { ...told(none), ofServer: [] },
  );
  expect(await screen.findByText('Paid in EUR, through nobody yet.')).toBeTruthy();
  expect(screen.getByText('No gateway yet')).toBeTruthy();
  expect(screen.getByText(/^At Stripe: Developers, Webhooks/)).toBeTruthy();
  expect(screen.queryByText('Never tried')).toBeNull();
  await typeKeys();
  expect(await screen.findByText('Every order is charged there from now on')).toBeTruthy();
  expect(screen.queryByText(/Authorize.Net charged goes back/)).toBeNull();
});

test('[SETUP-09] a card is tried: how it stood, how it stands, and what the gateway said', async () => {
  let isTyped = false;
  await open((stand) =>
    stand.on(tryCard, () => {
      if (!isTyped) throw refusal(404, 'NOT_FOUND', 'No card was typed yet.');
      return { ...untried, state: 'returned' as const };
    }),
  );
  expect(await screen.findByText('Never tried')).toBeTruthy();
  const link = screen.getByRole('link', { name: 'Type a card at Authorize.Net' });
  expect([link.getAttribute('href'), link.getAttribute('target')]).toEqual([
    '/setup/money/card-form',
    '_blank',
  ]);
  await press('Charge €0.50 and give it back');
  expect((await screen.findByRole('alert')).textContent).toContain('No card was typed yet.');
  isTyped = true;
  await press('Charge €0.50 and give it back');
  await vi.waitFor(() => expect(screen.queryByRole('alert')).toBeNull(), { timeout: 60_000 });
});

test('[SETUP-09] who only looks tries no card, and nobody tries one at a gateway that is closed', async () => {
  await open(undefined, undefined, 'viewer');
  expect(await screen.findByText('Never tried')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Charge/ })).toBeNull();
  cleanup();
  await open(undefined, told({ closed: 'Its keys are gone.' }));
  expect(await screen.findByText('Its keys are gone.')).toBeTruthy();
  expect(screen.queryByRole('button', { name: /^Charge/ })).toBeNull();
});

test('[SETUP-09] the tab beside it posts the token to the gateway’s own form, after a no as well', async () => {
  const submit = vi.spyOn(HTMLFormElement.prototype, 'submit').mockImplementation(() => {});
  let isAway = true;
  await openOffice({
    session: signedIn(),
    url: '/setup/money/card-form',
    server: (stand) =>
      stand.on(openCardTrial, () => {
        if (isAway) throw refusal(503, 'GATEWAY_UNAVAILABLE', 'Stripe did not open its form.');
        return { url: 'https://gateway.example/form', token: 'abc' };
      }),
  });
  expect((await screen.findByRole('alert')).textContent).toContain('Stripe did not open its form.');
  isAway = false;
  await press('Try again');
  await vi.waitFor(() => expect(submit).toHaveBeenCalledOnce(), { timeout: 60_000 });
  const form = document.querySelector('form[hidden]');
  expect(form?.getAttribute('action')).toBe('https://gateway.example/form');
  expect(form?.querySelector('input')?.value).toBe('abc');
  form?.remove();
  submit.mockRestore();
});
