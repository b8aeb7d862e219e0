// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  listShowPublishes,
  planShowPublish,
  publishShows,
  undoShowPublish,
} from '@stagedoor/contract/calls/office/publish-shows';
import { listShowDrafts } from '@stagedoor/contract/calls/office/show-drafts';
import { listShows } from '@stagedoor/contract/calls/office/shows';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const inFiveMinutes = new Date(now.getTime() + 300_000);
const recent = {
  id: 9,
  by: 'Robin, Owner',
  until: inFiveMinutes,
  eventIds: [101],
  seriesIds: [],
  names: ['The homecoming'],
  hasLetters: true,
};
const nothing = { rows: [], matching: 0, isExact: true, counts: [] };

test('[PROG-03] what was published a moment ago stands above the list, and is put back by one button', async () => {
  let publishes = [recent];
  const { server } = await openOffice({
    session: signedIn(),
    url: '/setup/shows',
    server: (stand) =>
      stand
        .on(listShows, () => nothing)
        .on(listShowPublishes, () => ({ publishes }))
        .on(undoShowPublish, () => {
          publishes = [];
          return { draftIds: [7] };
        }),
  });
  expect(await screen.findByText('The homecoming: published')).toBeTruthy();
  expect(screen.getByText(/By Robin, Owner\. Undo until .* The letters wait as long\./)).toBeTruthy();
  await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
  await waitFor(() => expect(screen.queryByText('The homecoming: published')).toBeNull(), {
    timeout: 60_000,
  });
  expect(server.asked.find(({ path }) => path === undoShowPublish.path)?.input).toEqual({ id: 9 });
});

test('[PROG-03] one that stays says why, and has no button', async () => {
  const stays = 'It stays: one order was placed on it.';
  await openOffice({
    session: signedIn(),
    url: '/setup/shows',
    server: (stand) =>
      stand.on(listShows, () => nothing).on(listShowPublishes, () => ({ publishes: [{ ...recent, stays }] })),
  });
  expect(await screen.findByText(stays)).toBeTruthy();
  expect(screen.queryByRole('button', { name: 'Undo' })).toBeNull();
});

test('[PROG-03] more than 500 letters are written only once their number was typed in', async () => {
  const draft = { kind: 'show' as const, outletId: 1, changes: 1, by: 'Robin, Owner', at: now };
  const { server } = await openOffice({
    session: signedIn(),
    url: '/setup/shows?state=drafts',
    server: (stand) =>
      stand
        .on(listShows, () => nothing)
        .on(listShowDrafts, () => ({
          drafts: [7, 8].map((draftId) => ({ ...draft, draftId, name: `Night ${draftId}` })),
        }))
        .on(planShowPublish, () => ({
          version: 'v1',
          notes: [],
          letters: 501,
          takesOver: false,
          isPossible: true,
          shows: [
            {
              draftId: 7,
              kind: 'show' as const,
              name: 'Night 7',
              isNew: false,
              changes: [{ kind: 'time' as const, what: 'The show begins at 8:00 PM, was 7:30 PM' }],
              touches: [{ what: '501 letters about the new time or place' }],
              stays: [],
            },
          ],
        }))
        .on(publishShows, () => ({ eventIds: [101], seriesIds: [] })),
  });
  const published = () => server.asked.find(({ path }) => path === publishShows.path);
  await userEvent.click(await screen.findByRole('button', { name: 'Review and publish all 2' }));
  const dialog = within(await screen.findByRole('dialog'));
  const confirm = await dialog.findByRole('button', { name: 'Publish 1 change' });
  await userEvent.click(confirm);
  expect(await dialog.findAllByText('Please type 501')).not.toHaveLength(0);
  expect(published()).toBeUndefined();
  await userEvent.type(dialog.getByLabelText('Type 501 to write to so many'), '501');
  await userEvent.click(confirm);
  await waitFor(() => expect(published()?.input).toMatchObject({ letters: 501 }), { timeout: 60_000 });
});
