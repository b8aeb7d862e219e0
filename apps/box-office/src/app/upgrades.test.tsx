// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { undoChange } from '@stagedoor/contract/calls/office/decide-refunds';
import { grantUpgrade, listUpgrades } from '@stagedoor/contract/calls/office/upgrades';
import type { WaitingUpgrade } from '@stagedoor/contract/calls/office/upgrades';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const wish: WaitingUpgrade = {
  number: 'Z4100000102',
  outletId: 1,
  email: 'fan@example.com',
  eventId: 101,
  show: 'The homecoming',
  since: now,
  card: 'Visa •••• 1111',
  ways: [{ lineId: 1, from: 'Orchestra', tickets: 2, levelId: 9, to: 'Box', free: 5, differenceCents: 2700 }],
};

const open = (change: Partial<WaitingUpgrade> = {}) =>
  openOffice({
    session: signedIn(),
    url: '/upgrades',
    server: (stand) =>
      stand
        .on(listUpgrades, () => ({ rows: [{ ...wish, ...change }], matching: 1, isExact: true }))
        .on(grantUpgrade, () => ({ changeId: 7, state: 'approved' }))
        .on(undoChange, () => ({})),
  });

test('[AFTER-05] granting asks with the amount and the card, and is undone within ten seconds', async () => {
  const { server } = await open();
  await userEvent.click(await screen.findByRole('radio', { name: /Orchestra/ }));
  expect(screen.getByText(/^Waits /)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Grant it, charge first…' }));
  const dialog = within(screen.getByRole('dialog'));
  expect(dialog.getByText('$27.00 is charged to Visa •••• 1111')).toBeTruthy();
  expect(server.countOf(grantUpgrade)).toBe(0);
  await userEvent.click(dialog.getByRole('button', { name: 'Charge $27.00' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(server.countOf(grantUpgrade)).toBe(1);
  await userEvent.click(screen.getByRole('button', { name: /^Undo/ }));
  await waitFor(() => expect(server.countOf(undoChange)).toBe(1));
  expect(server.asked.find(({ path }) => path === undoChange.path)!.input).toEqual({
    number: 'Z4100000102',
    changeId: 7,
  });
});

test('[AFTER-05] while an installment is declined it is not offered, and says why', async () => {
  await open({ blocked: 'A payment of this order was declined.' });
  await userEvent.click(await screen.findByRole('radio', { name: /Orchestra/ }));
  const button = screen.getByRole('button', { name: 'Grant it, charge first…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.body.textContent).toContain('A payment of this order was declined.');
  await userEvent.click(button);
  expect(screen.queryByRole('dialog')).toBeNull();
});
