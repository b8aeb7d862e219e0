// @vitest-environment happy-dom
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import { getGateways } from '@stagedoor/contract/calls/office/gateways';
import { listShowDrafts } from '@stagedoor/contract/calls/office/show-drafts';
import { addOutlet, getSetup } from '@stagedoor/contract/calls/office/setup';
import { cleanup, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const sold = { artists: 0, venues: 0, tours: 0, series: 0, events: 0 };
const fill = (label: RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('[SETUP-02] an owner makes a second outlet; a host that is taken is told at its field, and what was typed stays', async () => {
  let isTaken = true;
  const { server, address } = await openOffice({
    url: '/setup',
    session: signedIn('owner'),
    server: (stand) =>
      void stand
        .on(getSetup, () => ({ outlets: [], sold }))
        .on(getGateways, () => {
          throw refusal(500, 'FAULT', 'Not now');
        })
        .on(addOutlet, () => {
          if (!isTaken) return { outletId: 1_000_001 };
          isTaken = false;
          throw refusal(400, 'INVALID_INPUT', 'Taken', { fields: { host: 'Another outlet is there' } });
        }),
  });
  await press('Outlet');
  await press('Make the outlet');
  expect(server.countOf(addOutlet)).toBe(0);
  fill(/^Its name/, 'Harbor Stage');
  fill(/^Where it is found/, 'harbor.example');
  await userEvent.click(screen.getByRole('radio', { name: 'Shows by venue' }));
  await press('Make the outlet');
  expect((await screen.findAllByText('Another outlet is there')).length).toBeGreaterThan(0);
  expect(screen.getByLabelText<HTMLInputElement>(/^Its name/).value).toBe('Harbor Stage');
  fill(/^Where it is found/, 'harbor.test');
  await press('Make the outlet');
  expect((await screen.findAllByText('Harbor Stage is there')).length).toBeGreaterThan(0);
  await expect.poll(address, { timeout: 60_000 }).toContain('/setup/outlets/1000001');
  expect(server.asked.findLast(({ path }) => path === addOutlet.path)?.input).toEqual({
    outletName: 'Harbor Stage',
    outletType: 4,
    host: 'harbor.test',
  });
});

test('[STAFF-04] the desk is not offered one', async () => {
  await openOffice({
    url: '/setup',
    session: signedIn('desk'),
    server: (stand) => void stand.on(getSetup, () => ({ outlets: [], sold })),
  });
  await screen.findByRole('heading', { level: 2, name: 'Outlets' });
  expect(screen.queryByRole('button', { name: 'Outlet' })).toBeNull();
});

test('[PROG-03] what is typed and not public stands in front, for those who type it', async () => {
  const drafts = [
    {
      draftId: 9,
      kind: 'show' as const,
      outletId: 1,
      name: 'The homecoming, second night',
      day: '2026-12-16',
      begins: '19:30',
      venue: 'Granite Hall',
      changes: 4,
      by: 'Ada',
      at: new Date('2026-11-18T12:00:00Z'),
    },
  ];
  await openOffice({
    url: '/setup',
    session: signedIn('owner'),
    server: (stand) =>
      void stand.on(getSetup, () => ({ outlets: [], sold })).on(listShowDrafts, () => ({ drafts })),
  });
  const link = await screen.findByRole('link', { name: 'The homecoming, second night' });
  expect(link.getAttribute('href')).toContain('/setup/shows/drafts/9');
  expect(screen.getByRole('link', { name: /Paste a table/ })).toBeTruthy();
});
