// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { listHalls } from '@stagedoor/contract/calls/office/halls';
import { pasteShows } from '@stagedoor/contract/calls/office/paste-shows';
import { listShows } from '@stagedoor/contract/calls/office/shows';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const table = [
  'Day\tDoors\tBegins\tArtist\tVenue\tLevel\tPrice\tMany\tMood',
  '2027-05-14\t7 PM\t8 PM\tJuniper\tGranite Hall\tFloor\t95\t200\tgood',
  '2027-05-19\t7 PM\t8 PM\tJuniper\tThe Loomwork\tFloor\t75\t200\tgood',
  '2027-05-21\t9 PM\t8 PM\tJuniper\tGranite Hall\tFloor\t68\tmany\tgood',
].join('\n');

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

test('[PROG-08] a venue that nobody knows is told where it is, once, and goes along with its shows', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/setup/shows/paste',
    server: (stand) =>
      stand
        .on(listHalls, () => ({ halls: [], venues: [] }))
        .on(listShows, () => ({ rows: [], matching: 0, isExact: true, counts: [] }))
        .on(pasteShows, () => ({ draftIds: [1, 2], known: 0 })),
  });
  const lines = ['14', '15'].map((day) => `2027-05-${day}\t8 PM\tJuniper\tThe Quay\tFloor\t95\t200`);
  const text = ['Day\tBegins\tArtist\tVenue\tLevel\tPrice\tMany', ...lines].join('\n');
  fireEvent.change(await screen.findByLabelText('The table, with its heads'), { target: { value: text } });
  await userEvent.click(screen.getAllByRole('button', { name: 'A new venue…' })[0]!);
  fireEvent.change(await screen.findByLabelText('City'), { target: { value: 'Portland' } });
  fireEvent.change(cell('State or province'), { target: { value: 'ME' } });
  await press('It is this one');
  await press('Make 2 drafts');
  await waitFor(() => expect(server.asked.some(({ path }) => path === pasteShows.path)).toBe(true), {
    timeout: 60_000,
  });
  const venue = { name: 'The Quay', city: 'Portland', state: 'ME', timeZone: 'America/New_York' };
  expect(server.asked.find(({ path }) => path === pasteShows.path)?.input).toMatchObject({
    shows: [{ venue }, { venue }],
  });
});

test('[PROG-08] each cell is judged where it stands, mended by a press, and right shows become drafts', async () => {
  const { server } = await openOffice({
    session: signedIn(),
    url: '/setup/shows/paste',
    server: (stand) =>
      stand
        .on(listHalls, () => ({
          halls: [],
          venues: [
            { venueId: 1, name: 'Granite Hall', place: 'Boston MA' },
            { venueId: 2, name: 'The Loomworks', place: 'Providence RI' },
          ],
        }))
        .on(listShows, () => ({ rows: [], matching: 0, isExact: true, counts: [] }))
        .on(pasteShows, ({ shows }) => ({ draftIds: shows.map((_, index) => index + 1), known: 0 })),
  });
  const area = await screen.findByLabelText('The table, with its heads');
  fireEvent.change(area, { target: { value: table } });
  expect(screen.getByText('3 lines, 3 shows')).toBeTruthy();
  expect(screen.getByText('Left alone: Mood')).toBeTruthy();
  expect(cell('Line 2, Venue').getAttribute('aria-invalid')).toBe('true');
  expect(screen.getByRole('button', { name: 'Make 1 draft, leave 2' })).toBeTruthy();
  for (const [from, to] of [
    ['Line 1, Day', 'Line 2, Venue'],
    ['Line 2, Venue', 'Line 3, Doors'],
    ['Line 3, Many', 'Line 2, Venue'],
  ]) {
    cell(from!).focus();
    await userEvent.keyboard('{F8}');
    expect(document.activeElement, `F8 after ${from}`).toBe(cell(to!));
  }
  await press('Use it');
  expect(cell('Line 2, Venue').value).toBe('The Loomworks');
  await press('Swap them');
  expect([cell('Line 3, Doors').value, cell('Line 3, Begins').value]).toEqual(['8 PM', '9 PM']);
  expect(screen.getByText('Line 3, Many: “many” is not a number such as 200')).toBeTruthy();
  await press('Make 2 drafts, leave 1');
  await waitFor(() => expect(cell('Line 1, Day').value).toBe('2027-05-21'), { timeout: 60_000 });
  expect(server.asked.find(({ path }) => path === pasteShows.path)?.input).toMatchObject({
    shows: [
      { day: '2027-05-14', begins: '20:00', venueId: 1, levels: [{ price: 9500, many: 200 }] },
      { day: '2027-05-19', venueId: 2 },
    ],
  });
});
