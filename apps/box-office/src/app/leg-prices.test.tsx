// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { draftLegPrices, planLegPrices } from '@stagedoor/contract/calls/office/leg-prices';
import { planShowPublish } from '@stagedoor/contract/calls/office/publish-shows';
import { listShows } from '@stagedoor/contract/calls/office/shows';
import { changedPrice } from '@stagedoor/rules/setup/price-change';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const row = (id: number) => ({
  id,
  name: `Night ${id}`,
  startsAt: now,
  outletId: 1,
  salesType: 'instant' as const,
  state: 'on-sale' as const,
  sold: 0,
  capacity: 100,
});

test('[PROG-03] shows chosen in the list get one change of prices, each looked at first, and one publish', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/setup/shows',
    server: (stand) =>
      stand
        .on(listShows, () => ({ rows: [row(101), row(102)], matching: 2, isExact: true, counts: [] }))
        .on(planLegPrices, ({ eventIds, way, value }) => ({
          currency: 'USD' as const,
          levels: ['Floor'],
          shows: eventIds.map((eventId) => {
            const becomes = changedPrice(4000, { way, value }, 'USD');
            const prices = { level: 'Floor', was: 4000, becomes, buyerPaid: 4500, buyerPays: becomes + 500 };
            const wrong = becomes < 0 ? { wrong: 'A price is nothing or more.' } : {};
            return { eventId, name: `Night ${eventId}`, prices: [{ ...prices, ...wrong }] };
          }),
        }))
        .on(draftLegPrices, () => ({ draftIds: [7, 8] }))
        .on(planShowPublish, () => ({
          version: 'v1',
          notes: [],
          letters: 0,
          takesOver: false,
          isPossible: false,
          shows: [],
        })),
  });
  const table = within(await screen.findByRole('table'));
  for (const name of ['Night 101', 'Night 102'])
    await userEvent.click(table.getByLabelText(new RegExp(name)));
  await userEvent.click(screen.getByRole('button', { name: 'Change prices of 2 shows…' }));
  const dialog = within(await screen.findByRole('dialog'));
  const review = await dialog.findByRole('button', { name: 'Review and publish' });
  expect(review.getAttribute('aria-disabled')).toBe('true');
  fireEvent.change(dialog.getByLabelText('Percent, less with a minus'), { target: { value: '-200' } });
  expect(
    await dialog.findAllByText('A price is nothing or more.', undefined, { timeout: 60_000 }),
  ).toHaveLength(2);
  fireEvent.change(dialog.getByLabelText('Percent, less with a minus'), { target: { value: '10' } });
  expect(await dialog.findAllByText('$44.00', undefined, { timeout: 60_000 })).toHaveLength(2);
  expect(dialog.getAllByText('$49.00')).toHaveLength(2);
  await userEvent.click(dialog.getByRole('button', { name: 'Review and publish' }));
  await waitFor(() => expect(server.asked.some(({ path }) => path === planShowPublish.path)).toBe(true), {
    timeout: 60_000,
  });
  const asked = (path: string) => server.asked.find((each) => each.path === path)?.input;
  expect(asked(draftLegPrices.path)).toEqual({ eventIds: [101, 102], way: 'percent', value: 10 });
  expect(asked(planShowPublish.path)).toEqual({ draftIds: [7, 8] });
});
