// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { listHalls } from '@stagedoor/contract/calls/office/halls';
import { pasteShows } from '@stagedoor/contract/calls/office/paste-shows';
import { getShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { listShows } from '@stagedoor/contract/calls/office/shows';
import { newItem, newLevel, newSheet } from '@stagedoor/descriptions/shows/new-sheet';
import { openOffice } from './testing/open-office.tsx';
import { draftOf } from './testing/open-show.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const table = [
  'Day\tDoors\tBegins\tArtist\tVenue\tLevel\tPrice\tMany\tMood',
  '2027-05-14\t7 PM\t8 PM\tJuniper\tGranite Hall\tFloor\t95\t200\tgood',
  '2027-05-19\t7 PM\t8 PM\tJuniper\tThe Loomwork\tFloor\t75\t200\tgood',
  '2027-05-21\t9 PM\t8 PM\tJuniper\tGranite Hall\tFloor\t68\tmany\tgood',
].join('\n');

const listed = {
  id: 101,
  name: 'The homecoming',
  startsAt: now,
  outletId: 1,
  salesType: 'instant' as const,
  state: 'on-sale' as const,
  sold: 0,
  capacity: 350,
};

const cell = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));

const open = (known: string[], many = (shows: number) => ({ made: shows, known: 0 })) =>
  openOffice({
    session: signedIn(),
    url: '/setup/shows/paste',
    server: (stand) =>
      stand
        .on(listHalls, () => ({
          halls: [],
          venues: known.map((name, at) => ({ venueId: at + 1, name, place: 'Boston MA' })),
        }))
        .on(listShows, () => ({ rows: [], matching: 0, isExact: true, counts: [] }))
        .on(pasteShows, ({ shows }) => {
          const { made, known: before } = many(shows.length);
          return { draftIds: Array.from({ length: made }, (_, at) => at + 1), known: before };
        }),
  });

const paste = async (text: string) =>
  fireEvent.change(await screen.findByLabelText('The table, with its heads'), { target: { value: text } });

/** So many evenings, one a day, wrong at these lines. */
const evenings = (many: number, wrong: readonly number[]): string =>
  [
    'Day\tBegins\tArtist\tVenue\tLevel\tPrice\tMany',
    ...Array.from({ length: many }, (_, at) => {
      const day = new Date(Date.UTC(2027, 0, 1 + at)).toISOString().slice(0, 10);
      return `${day}\t8 PM\tJuniper\tGranite Hall\tFloor\t95\t${wrong.includes(at + 1) ? 'lots' : 200}`;
    }),
  ].join('\n');

test('[PROG-08] of a long table lines out of sight are counted, and drawn when one comes to them', async () => {
  await open(['Granite Hall']);
  await paste(evenings(160, [120, 155]));
  expect(screen.getByText('160 lines, 160 shows')).toBeTruthy();
  const drawn = () => screen.getAllByRole('row').map((row) => Number(row.getAttribute('aria-rowindex')));
  expect(screen.getByRole('table').getAttribute('aria-rowcount')).toBe('161');
  expect(drawn()).toEqual(Array.from({ length: 51 }, (_, at) => at + 1));
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(cell('Line 120, Many'));
  expect(drawn().at(-1), 'the lines around it').toBe(151);
  await userEvent.keyboard('{F8}');
  expect(document.activeElement).toBe(cell('Line 155, Many'));
  await userEvent.keyboard('200');
  expect(cell('Line 155, Many').value).toBe('200');
  expect(screen.getByText('1 cell is wrong')).toBeTruthy();
});

test('[PROG-08] a table out of the clipboard is taken over as a whole, and a long one is text when asked for', async () => {
  await open(['Granite Hall']);
  const area = await screen.findByLabelText('The table, with its heads');
  const text = evenings(101, []);
  const isLeft = fireEvent.paste(area, { clipboardData: { getData: () => text } });
  expect(isLeft, 'the browser does not put it in as well').toBe(false);
  expect(screen.getByText('101 lines, 101 shows')).toBeTruthy();
  expect(screen.queryByLabelText('The table, with its heads')).toBeNull();
  expect(screen.getByRole('table').textContent, 'a search finds what is not drawn').toContain('2027-04-11');
  await press('Change it as text');
  expect(cell('The table, with its heads').value).toBe(text);
  fireEvent.change(cell('Line 1, Many'), { target: { value: '300' } });
  expect(screen.queryByLabelText('The table, with its heads')).toBeNull();
  await press('Paste another table');
  expect(cell('The table, with its heads').value).toBe('');
});

test('[PROG-08] a leg of many shows goes in parts, and what arrived leaves the table when the next part does not', async () => {
  let parts = 0;
  const { server } = await open(['Granite Hall'], (shows) => {
    parts += 1;
    if (parts === 2) throw new Error('Away');
    return { made: shows - 1, known: 1 };
  });
  await paste(evenings(160, [1]));
  await press('Make 159 drafts, leave 1');
  await screen.findByText('99 drafts made, 1 known already', undefined, { timeout: 60_000 });
  expect(server.asked.filter(({ path }) => path === pasteShows.path)).toHaveLength(2);
  await screen.findByRole('button', { name: 'Make 59 drafts, leave 1' });
  await press('Make 59 drafts, leave 1');
  await screen.findByText('58 drafts made, 1 known already', undefined, { timeout: 60_000 });
  expect(screen.getByText('1 line, 1 show')).toBeTruthy();
});

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

test('[PROG-01] [PROG-08] beside every pasted price stands what a buyer pays, with the fees and the tax of the earlier show', async () => {
  const earlier = {
    ...newSheet(),
    taxPercent: 6.25,
    items: [{ key: 'i1', ...newItem, levels: ['11', '12'] }],
    'level.11': { ...newLevel, name: 'Floor', fees: [{ name: 'Service', description: null, value: 1375 }] },
    'level.12': { ...newLevel, name: 'Balcony', fees: [{ name: 'Service', description: null, value: 500 }] },
  };
  await openOffice({
    session: signedIn(),
    url: '/setup/shows/paste',
    server: (stand) =>
      stand
        .on(listHalls, () => ({
          halls: [],
          venues: [{ venueId: 1, name: 'Granite Hall', place: 'Boston MA' }],
        }))
        .on(listShows, () => ({ rows: [listed], matching: 1, isExact: true, counts: [] }))
        .on(getShowDraft, () => draftOf({ eventId: 101, published: earlier })),
  });
  await paste(
    [
      'Day\tBegins\tArtist\tVenue\tLevel\tPrice\tMany',
      '2027-05-14\t8 PM\tJuniper\tGranite Hall\tFloor\t95\t10',
      'same show\t\t\t\tBalcony\t60\t20',
      'same show\t\t\t\tLawn\tfree\t20',
    ].join('\n'),
  );
  const money = (line: number) =>
    [...screen.getAllByRole('row')[line]!.querySelectorAll('td:not([data-column])')]
      .map(({ textContent }) => textContent)
      .slice(0, -1);
  expect([money(1), money(2), money(3)], 'without an earlier one there are no fees').toEqual([
    ['$95.00'],
    ['$60.00'],
    ['–'],
  ]);
  await userEvent.selectOptions(screen.getByLabelText(/^Fees and texts like/), 'The homecoming');
  await screen.findByText('With tax');
  expect([money(1), money(2), money(3)]).toEqual([
    ['$108.75', '$115.55'],
    ['$65.00', '$69.06'],
    ['–', '–'],
  ]);
  expect(screen.getByText('$2,387.50'), 'if all are sold, with fees').toBeTruthy();
  fireEvent.change(cell('Line 1, Price'), { target: { value: '100' } });
  expect(money(1)).toEqual(['$113.75', '$120.86']);
});
