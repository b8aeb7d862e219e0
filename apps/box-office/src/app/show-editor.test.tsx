// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { planShowPublish, publishShows } from '@stagedoor/contract/calls/office/publish-shows';
import { listShowDrafts, saveShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { listShows } from '@stagedoor/contract/calls/office/shows';
import { newSheet } from '@stagedoor/descriptions/shows/new-sheet';
import { openOffice } from './testing/open-office.tsx';
import { draftOf, field, fill, level, openShow as open } from './testing/open-show.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[PROG-01] what the buyer pays stands beside the price, with tax by the shop’s own rule, and can be typed itself', async () => {
  const { server } = await open(draftOf());
  expect(field('Balcony: Buyer pays').value).toBe('71.75');
  expect(screen.getByText('$76.23')).toBeTruthy();
  fill('Balcony: Price', '60');
  fireEvent.blur(field('Balcony: Price'));
  expect(field('Balcony: Buyer pays').value).toBe('73.75');
  fill('Balcony: Buyer pays', '98.75');
  expect(field('Balcony: Price').value).toBe('85.00');
  expect(screen.getByText('150 tickets, $14,812.50 with fees if all are sold')).toBeTruthy();
  await waitFor(() => expect(server.asked.some(({ path }) => path === saveShowDraft.path)).toBe(true), {
    timeout: 60_000,
  });
  const saved = server.asked.find(({ path }) => path === saveShowDraft.path)?.input;
  expect(saved).toEqual({
    draftId: 7,
    fields: [{ field: 'level.n1', value: { ...level, price: 8500 }, was: level }],
  });
});

test('[PROG-01] seats of the hall’s plan count in what comes in, of a new show as well', async () => {
  const choices = {
    ...draftOf().choices,
    halls: [{ id: 4, venueId: 1, name: 'High Line', version: 2, levels: [{ name: 'Stalls', seats: 200 }] }],
  };
  const published = {
    ...draftOf().published,
    'level.n1': { ...level, capacity: null },
    plan: { hall: 4, version: 2, paint: [{ over: 'Stalls', level: 'n1' }] },
  };
  await open(draftOf({ choices, published }));
  expect(screen.getByText('200 seats')).toBeTruthy();
  expect(screen.getByText('200 tickets, $14,350.00 with fees if all are sold')).toBeTruthy();
  expect(screen.getByText('200 seats by the plan of High Line')).toBeTruthy();
});

test('[PROG-01] what is settled of a show is told line by line, and is no longer once it is not', async () => {
  await open(draftOf());
  const settled = within(screen.getByRole('region', { name: 'Before it can go out' }));
  expect(settled.getByText('Fees and 6.25 % tax are set')).toBeTruthy();
  expect(settled.getByText('150 tickets in 1 level')).toBeTruthy();
  fill('Balcony: Price', '');
  fireEvent.blur(field('Balcony: Price'));
  expect(settled.queryByText(/tax are set$/)).toBeNull();
  expect(settled.queryByText(/^It begins/)).toBeNull();
  fill('Day', '2027-06-12');
  fill('Begins', '19:30');
  expect(settled.getByText('It begins Sat, Jun 12, 2027, 7:30 PM')).toBeTruthy();
});

test('[PROG-01] the usual fees are taken over by a press, and a new level asks for what the one above it does', async () => {
  await open(draftOf({ published: { ...newSheet(), 'level.n1': { ...level, name: 'Floor', fees: [] } } }));
  await press('Take the usual fees of Lantern Club');
  await press('Level');
  for (const name of ['Floor', 'Level']) {
    fill(`${name}: Price`, '20');
    expect(field(`${name}: Buyer pays`).value).toBe('29.75');
  }
});

test('[PROG-09] an hour that comes twice at the venue is asked about', async () => {
  await open(draftOf());
  expect(screen.getAllByText('Typed in Denver time').length).toBeGreaterThan(0);
  fill('Day', '2027-11-07');
  fill('Begins', '01:30');
  await press('The second one');
  await waitFor(() => expect(screen.queryByRole('button', { name: 'The first one' })).toBeNull());
  expect(field('Begins').value).toBe('01:30');
});

test('[PROG-11] what somebody else typed meanwhile stands beside one’s own until one of them is chosen', async () => {
  const { server } = await open(draftOf(), (stand) => {
    let times = 0;
    stand.on(saveShowDraft, () => {
      times += 1;
      const conflicts = times === 1 ? [{ field: 'artist', theirs: 'Harbor Lights', by: 'Kim, Desk' }] : [];
      return { ...draftOf(), conflicts };
    });
  });
  fill('Artist', 'Harbour Lights');
  const told = await screen.findByText('Kim, Desk typed something else meanwhile', undefined, {
    timeout: 60_000,
  });
  expect(told).toBeTruthy();
  expect(screen.getByText('Theirs: Harbor Lights')).toBeTruthy();
  expect(screen.getByText('Yours: Harbour Lights')).toBeTruthy();
  await press('Keep yours');
  const saves = () => server.asked.filter(({ path }) => path === saveShowDraft.path);
  await waitFor(() => expect(saves()).toHaveLength(2), { timeout: 60_000 });
  expect(saves()[1]?.input).toMatchObject({
    fields: [{ field: 'artist', value: 'Harbour Lights', anyway: true }],
  });
});

test('[PROG-03] the dialog says what changes, whom it touches and what stays, and publishes what it said', async () => {
  const typed = [{ field: 'name', value: 'Two', by: 'Robin, Owner', isMine: true, at: now }];
  const { server } = await open(draftOf({ typed, eventId: 101 }), (stand) => {
    stand
      .on(planShowPublish, () => ({
        version: 'v1',
        notes: [],
        letters: 0,
        takesOver: false,
        isPossible: true,
        shows: [
          {
            draftId: 7,
            kind: 'show' as const,
            name: 'The homecoming',
            isNew: false,
            changes: [
              {
                kind: 'money' as const,
                what: 'Balcony costs $71.75 with fees, was $68.75',
                detail: '55 sold tickets keep the old price',
              },
            ],
            touches: [{ what: '55 tickets in 30 orders stay valid' }],
            stays: [{ field: 'level.n1', message: 'The capacity of 1 is too small' }],
          },
        ],
      }))
      .on(publishShows, () => ({ eventIds: [101], seriesIds: [] }));
  });
  await press('Review and publish');
  const dialog = await screen.findByRole('dialog');
  expect(within(dialog).getByText('Publish 1 change of “The homecoming”?')).toBeTruthy();
  for (const words of [
    'What changes',
    'Whom it touches',
    'Stays in the draft',
    'The capacity of 1 is too small',
  ])
    expect(await within(dialog).findByText(words)).toBeTruthy();
  await press('Publish 1 change');
  await waitFor(() => expect(server.asked.some(({ path }) => path === publishShows.path)).toBe(true));
  expect(server.asked.find(({ path }) => path === publishShows.path)?.input).toEqual({
    draftIds: [7],
    version: 'v1',
  });
});

test('[PROG-01] a new show that lacks something says what, and is not published', async () => {
  const problems = [{ field: 'day', message: 'The show has no “date”.' }];
  await open(draftOf({ problems, typed: [{ field: 'name', value: 'x', by: '', isMine: true, at: now }] }));
  expect(screen.getByText('1 open')).toBeTruthy();
  expect(screen.getByRole('button', { name: 'Review and publish' }).getAttribute('aria-disabled')).toBe(
    'true',
  );
  expect(field('Day').getAttribute('aria-invalid')).toBe('true');
});

test('[PROG-01] [PROG-07] whoever makes a show begins with what it lacks: the artist, or of one like an earlier one the day', async () => {
  await open(draftOf({ published: newSheet() }));
  expect(document.activeElement).toBe(field('Artist'));
  cleanup();
  await open(draftOf({ published: { ...newSheet(), artist: 'Juniper & the Tides' } }));
  expect(document.activeElement).toBe(field('Day'));
  cleanup();
  await open(draftOf({ eventId: 101 }));
  expect(document.activeElement, 'what is public is looked at first').not.toBeInstanceOf(HTMLInputElement);
});

test('[PROG-02] whoever asks right after the last key is shown what changes once that is kept', async () => {
  const plan = { version: 'v1', notes: [], letters: 0, takesOver: false, isPossible: true, shows: [] };
  const { server } = await open(draftOf(), (stand) => stand.on(planShowPublish, () => plan));
  fill('Artist', 'Late');
  await press(/^Review and publish/);
  await screen.findByRole('dialog', undefined, { timeout: 60_000 });
  const paths = server.asked.map(({ path }) => path);
  expect(paths.indexOf(saveShowDraft.path)).toBeGreaterThan(-1);
  expect(paths.indexOf(planShowPublish.path)).toBeGreaterThan(paths.indexOf(saveShowDraft.path));
});

test('[PROG-02] what was asked for right after the last key stays where it is when that is refused', async () => {
  const problems = [{ field: 'day', message: 'The show has no “date”.' }];
  const { server } = await open(draftOf(), (stand) =>
    stand.on(saveShowDraft, () => ({ ...draftOf({ problems, draftId: 7 }), conflicts: [] })),
  );
  fill('Day', '');
  fill('Begins', '19:00');
  await press(/^Review and publish/);
  await screen.findByText('1 open', undefined, { timeout: 60_000 });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(server.asked.some(({ path }) => path === planShowPublish.path)).toBe(false);
});

test('[PROG-10] the list tells how each show stands, and drafts beside it', async () => {
  const row = {
    id: 101,
    name: 'The homecoming',
    startsAt: now,
    venue: 'Granite Hall, Boston',
    outletId: 1,
    salesType: 'instant' as const,
    state: 'sold-out' as const,
    sold: 350,
    capacity: 350,
  };
  await openOffice({
    session: signedIn(),
    url: '/setup/shows',
    server: (stand) =>
      stand
        .on(listShows, ({ state }) => ({
          rows: state === 'gone' ? [] : [row],
          matching: state === 'gone' ? 0 : 1,
          isExact: true,
          counts: [{ state: 'sold-out' as const, shows: 1 }],
        }))
        .on(listShowDrafts, () => ({
          drafts: [
            {
              draftId: 7,
              kind: 'show' as const,
              outletId: 1,
              name: 'Maple',
              changes: 3,
              by: 'Robin, Owner',
              at: now,
            },
          ],
        })),
  });
  const table = await screen.findByRole('table');
  expect(within(table).getByText('Sold out')).toBeTruthy();
  expect(within(table).getByText('350 of 350')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: /^Gone/ }));
  expect(await screen.findByText('Nothing is gone now')).toBeTruthy();
  await userEvent.click(screen.getByRole('link', { name: 'Drafts' }));
  expect(await screen.findByRole('link', { name: 'Maple' })).toBeTruthy();
});
