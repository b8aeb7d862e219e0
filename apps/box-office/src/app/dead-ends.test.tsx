// @vitest-environment happy-dom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { getOfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import type { OfficeCustomer } from '@stagedoor/contract/calls/office/customers';
import { countParcels, listParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { listWillCall } from '@stagedoor/contract/calls/office/will-call';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

type Role = 'desk' | 'viewer';
const NUMBER = 'Z4100000101';

const openParcels = (role: Role) =>
  openOffice({
    session: signedIn(role),
    url: '/fulfilment',
    server: (stand) =>
      stand
        .on(listParcels, () => ({
          rows: [
            {
              number: NUMBER,
              outletId: 1,
              name: 'Robin Vale',
              city: 'Boston MA',
              delivery: 'Tracked mail',
              contents: [],
              placedAt: now,
              isLate: false,
            },
          ],
          matching: 1,
          isExact: true,
        }))
        .on(countParcels, () => ({ toSend: 1, sent: 0, shows: [], methods: [] }))
        .on(listWillCall, () => ({ shows: [] })),
  });

const letter = {
  id: '00000000-0000-4000-8000-000000000001',
  outletId: 1,
  kind: 'order-placed',
  recipient: 'fan@example.com',
  subject: 'Your order',
  state: 'sent' as const,
  writtenAt: now,
  attempts: 1,
  isSecret: false,
};
const customer: OfficeCustomer = {
  id: 3,
  firstName: 'Robin',
  lastName: 'Vale',
  email: 'fan@example.com',
  since: now,
  updatedAt: now,
  waiting: [],
  orders: [],
  requests: [],
  cards: [],
  addresses: [],
  mails: [letter],
  notes: [],
  log: [],
};
const openCustomer = (role: Role) =>
  openOffice({
    session: signedIn(role),
    url: '/customers/3',
    server: (stand) => stand.on(getOfficeCustomer, () => customer),
  });

test('[STAFF-04] parcels are chosen by whoever can do something with them', async () => {
  await openParcels('desk');
  await screen.findByText(NUMBER);
  expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(0);
  cleanup();
  await openParcels('viewer');
  await screen.findByText(NUMBER);
  expect(screen.queryByRole('checkbox')).toBeNull();
});

test('[STAFF-04] a customer’s letters lead to their text, and are sent again, for whoever may', async () => {
  await openCustomer('desk');
  expect(await screen.findByRole('link', { name: 'Your order' })).toBeTruthy();
  expect(screen.getByRole('button', { name: /Send .*again/ })).toBeTruthy();
  expect(screen.getByRole('columnheader', { name: 'Action' })).toBeTruthy();
  cleanup();
  await openCustomer('viewer');
  expect(await screen.findByText('Your order')).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'Your order' })).toBeNull();
  expect(screen.queryByRole('button', { name: /Send .*again/ })).toBeNull();
  expect(screen.queryByRole('columnheader', { name: 'Action' })).toBeNull();
});
