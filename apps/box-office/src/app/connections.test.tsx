// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { listKeys, makeKey, revokeKey } from '@stagedoor/contract/calls/office/keys';
import {
  addWebhook,
  leaveDelivery,
  listDeliveries,
  listWebhooks,
  tryDeliveries,
} from '@stagedoor/contract/calls/office/webhooks';
import type { OfficeKey } from '@stagedoor/contract/calls/office/keys';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const newsletter: OfficeKey = {
  id: '00000000-0000-4000-8000-000000000001',
  name: 'Newsletter',
  shown: 'sd_live_…7Q2f',
  rights: ['events.read', 'orders.read'],
  allOutlets: true,
  outletIds: [],
  networks: [],
  madeBy: 'Robin',
  madeAt: now,
  endsAt: new Date('2027-03-01T12:00:00Z'),
  isRenewed: false,
};

const open = (role: 'owner' | 'desk', keys: OfficeKey[], more: (stand: StandInServer) => void = () => {}) =>
  openOffice({
    session: signedIn(role),
    url: '/connections',
    server: (stand) => {
      stand.on(listKeys, () => ({ keys })).on(listWebhooks, () => ({ addresses: [] }));
      more(stand);
    },
  });

test('[KEY-02] an owner makes a key, sees it once, and it stands in the list by its ends alone', async () => {
  const key = `sd_live_${'a'.repeat(51)}7Q2f`;
  const keys: OfficeKey[] = [];
  const { server } = await open('owner', keys, (stand) =>
    stand.on(makeKey, () => {
      keys.push(newsletter);
      return { id: newsletter.id, key };
    }),
  );
  expect(await screen.findByText('No program is connected')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Key' }));
  const dialog = await screen.findByRole('dialog', { name: 'A key for a program' });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the key' }));
  expect((await within(dialog).findAllByText('Please choose what the key may')).length).toBeGreaterThan(0);
  await userEvent.type(within(dialog).getByLabelText(/^Name/), 'Newsletter');
  await userEvent.click(within(dialog).getByLabelText('read orders'));
  await userEvent.type(
    within(dialog).getByLabelText(/Addresses it may come from/),
    '192.0.2.7, 192.0.2.0/24',
  );
  await userEvent.click(within(dialog).getByRole('button', { name: 'Make the key' }));
  expect(await screen.findByDisplayValue(key)).toBeTruthy();
  expect(server.asked.find(({ path }) => path === makeKey.path)?.input).toMatchObject({
    name: 'Newsletter',
    rights: ['orders.read'],
    networks: ['192.0.2.7', '192.0.2.0/24'],
    endsAt: new Date('2027-11-16T04:59:00Z'),
  });
  await userEvent.click(screen.getByRole('button', { name: 'I have copied it' }));
  expect(await screen.findByText('sd_live_…7Q2f')).toBeTruthy();
  expect(screen.queryByDisplayValue(key)).toBeNull();
});

test('[KEY-03] a key is revoked with a reason', async () => {
  const { server } = await open('owner', [newsletter], (stand) => stand.on(revokeKey, () => ({})));
  await userEvent.click(await screen.findByRole('button', { name: 'Revoke Newsletter' }));
  await userEvent.type(await screen.findByLabelText('Reason'), 'The laptop was stolen');
  await userEvent.click(screen.getByRole('button', { name: 'Revoke the key' }));
  await screen.findByRole('heading', { level: 1, name: 'Connections' });
  expect(server.asked.find(({ path }) => path === revokeKey.path)?.input).toMatchObject({
    id: newsletter.id,
    reason: 'The laptop was stolen',
  });
});

test('[KEY-01] others see which keys there are, and make none', async () => {
  await open('desk', [newsletter]);
  expect(await screen.findByText('read events, read orders')).toBeTruthy();
  for (const name of ['Key', 'Revoke Newsletter', 'Renew Newsletter'])
    expect(screen.queryByRole('button', { name })).toBeNull();
});

const address = {
  id: '00000000-0000-4000-8000-000000000009',
  url: 'https://crm.lantern.example/hooks',
  kinds: ['order.placed' as const],
  isPaused: false,
  failingSince: now,
  sent: 214,
  failed: 3,
};

test('[HOOK-06] a delivery shows what was sent and answered, and is sent again, alone or with all that failed', async () => {
  const { server } = await open('owner', [newsletter], (stand) =>
    stand
      .on(listWebhooks, () => ({ addresses: [address] }))
      .on(listDeliveries, () => ({
        failed: 3,
        deliveries: [
          {
            id: '00000000-0000-4000-8000-000000000010',
            messageId: 'msg_9f31c2',
            kind: 'order.placed',
            subject: 'order Z4100000119',
            at: now,
            isDelivered: false,
            isLeft: false,
            tries: 3,
            triedAt: now,
            nextAt: now,
            status: 500,
            answer: 'upstream timed out',
            tookMs: 10_000,
            headers: [{ name: 'webhook-id', value: 'msg_9f31c2' }],
            body: '{"type":"order.placed"}',
          },
        ],
      }))
      .on(tryDeliveries, () => ({ tried: 3 }))
      .on(leaveDelivery, () => ({})),
  );
  expect(await screen.findByText(/^ ?4th try/)).toBeTruthy();
  const pane = await screen.findByRole('region', { name: 'order placed, order Z4100000119' });
  for (const words of ['upstream timed out', 'They answered after 10.0 s', '500', /"type": "order.placed"/])
    expect(within(pane).getByText(words)).toBeTruthy();
  await userEvent.click(within(pane).getByRole('button', { name: /Try again now/ }));
  await userEvent.click(within(pane).getByRole('button', { name: 'Copy as curl' }));
  expect(await navigator.clipboard.readText()).toContain("--header 'webhook-id: msg_9f31c2'");
  await userEvent.click(within(pane).getByRole('button', { name: 'Leave it' }));
  expect(server.asked.find(({ path }) => path === leaveDelivery.path)?.input).toMatchObject({
    id: address.id,
    deliveryId: '00000000-0000-4000-8000-000000000010',
  });
  await userEvent.click(screen.getByRole('button', { name: 'Try all 3 again' }));
  const asked = server.asked.filter(({ path }) => path === tryDeliveries.path).map(({ input }) => input);
  expect(asked).toMatchObject([
    { id: address.id, deliveryId: '00000000-0000-4000-8000-000000000010' },
    { id: address.id },
  ]);
});

test('[HOOK-03] an address is added with what it is told of, and its secret is shown once', async () => {
  const { server } = await open('owner', [], (stand) =>
    stand.on(addWebhook, () => ({ id: address.id, secret: 'whsec_c2VjcmV0' })),
  );
  expect(await screen.findByText('Nobody is told anything')).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Address' }));
  const dialog = await screen.findByRole('dialog', { name: 'An address to tell' });
  await userEvent.type(within(dialog).getByLabelText(/^Address/), 'https://crm.lantern.example/hooks');
  await userEvent.click(within(dialog).getByRole('button', { name: 'All of Shows' }));
  await userEvent.click(within(dialog).getByRole('button', { name: 'None of Shows' }));
  await userEvent.click(within(dialog).getByLabelText('order placed'));
  await userEvent.click(within(dialog).getByRole('button', { name: 'Add the address' }));
  expect(await screen.findByDisplayValue('whsec_c2VjcmV0')).toBeTruthy();
  expect(server.asked.find(({ path }) => path === addWebhook.path)?.input).toMatchObject({
    url: 'https://crm.lantern.example/hooks',
    kinds: ['order.placed'],
  });
});
