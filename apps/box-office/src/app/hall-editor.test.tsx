// @vitest-environment happy-dom
import {
  getHall,
  listHalls,
  makeHall,
  moveToPlan,
  publishHall,
  saveHallDraft,
} from '@stagedoor/contract/calls/office/halls';
import type { DrawnPlan, HallToEdit } from '@stagedoor/contract/calls/office/halls';
import { sampleSection } from '@stagedoor/rules/halls/testing/sample-section';
import { cleanup, fireEvent, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { openOffice } from './testing/open-office.tsx';
import { signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const PATIENT = { timeout: 60_000 };
const plan = (over: Parameters<typeof sampleSection>[0] = {}): DrawnPlan => {
  const { paint, ...section } = sampleSection({
    name: 'Orchestra',
    level: 'Orchestra',
    accessible: 'A 1',
    ...over,
  });
  return { width: 40, sections: [{ ...section, paint: [...paint] }], seats: null };
};
const hall = (over: Partial<HallToEdit> = {}): HallToEdit => ({
  hallId: 7,
  name: 'Granite Hall',
  venue: 'Granite Hall',
  place: 'Boston MA',
  versions: [3],
  isDrafted: false,
  published: plan(),
  soldBy: [],
  ...over,
});

async function openHall(told: HallToEdit = hall()) {
  const kept: { revision: number; plan: DrawnPlan }[] = [];
  const office = await openOffice({
    url: '/setup/halls/7',
    session: signedIn(),
    server: (server) =>
      void server
        .on(getHall, () => told)
        .on(saveHallDraft, ({ revision, plan: drawn }) => {
          kept.push({ revision, plan: drawn });
          return { revision: revision + 1 };
        }),
  });
  await screen.findByRole('application', { name: 'Plan of Granite Hall' });
  return { ...office, kept };
}

const fill = (label: string | RegExp, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const countOf = (name: string) =>
  within(screen.getByRole('region', { name: 'Counted' })).getByText(name).parentElement?.textContent;
const press = (name: string | RegExp) => userEvent.click(screen.getByRole('button', { name }));
const onPlan = (key: string, more: object = {}) =>
  fireEvent.keyDown(screen.getByRole('application'), { key, ...more });

test('[HALL-02] rows are typed as a rule, drawn at once, taken back and made again, and kept by itself', async () => {
  const { kept } = await openHall();
  expect(
    screen.getByText(/^Granite Hall, Boston MA\. No event is sold by plan 3; this becomes plan 4\.$/),
  ).toBeTruthy();
  fill('Rows', 'A-K, no I');
  fill('Seats in a row', '20');
  expect(countOf('Seats')).toBe('Seats200');
  expect(countOf('Sections, rows')).toBe('Sections, rows1, 10');
  await press('Undo');
  expect(countOf('Seats')).toBe('Seats40');
  await press('Redo');
  await waitFor(
    () => expect(kept.at(-1)?.plan.sections[0]).toMatchObject({ rows: 'A-K, no I', seats: 20 }),
    PATIENT,
  );
  expect(kept[0]?.revision).toBe(0);
  fill('Rows', 'K-A');
  expect(screen.getByText('Typed like A-K, no I')).toBeTruthy();
});

test('[HALL-02] by keys alone: a section is put, moved and made again; a seat is left out, marked and painted', async () => {
  await openHall();
  await press(/^Seat/);
  onPlan('ArrowRight');
  onPlan('ArrowRight');
  onPlan('Enter');
  expect(countOf('Seats')).toBe('Seats7');
  onPlan('Enter');
  expect(countOf('Seats')).toBe('Seats8');
  await press(/^Access/);
  onPlan('Enter');
  expect(countOf('Accessible')).toBe('Accessible2');
  expect(screen.getByText(/^Orchestra, row A, seat 2, Orchestra, accessible$/)).toBeTruthy();
  fill('New level', 'Front');
  await press('Level');
  onPlan('Enter', { shiftKey: true });
  expect(screen.getByRole('button', { name: /^Front/ }).textContent).toBe('Front4');
  await press(/^Choose/);
  onPlan('ArrowDown', { shiftKey: true });
  expect(screen.getByLabelText<HTMLInputElement>('Down').value).toBe('2250');
  onPlan('d', { ctrlKey: true });
  expect(screen.getByRole('heading', { name: 'Section “Orchestra 2”' })).toBeTruthy();
  onPlan('Delete');
  await press(/^Rows/);
  onPlan('Enter');
  expect(
    within(screen.getByRole('table'))
      .getAllByRole('button')
      .map(({ textContent }) => textContent),
  ).toEqual(['Orchestra', 'Section 1']);
});

test('[HALL-02] by keys alone: the stage is moved and put back, words are written, an edge is pulled; each is one step', async () => {
  const { kept } = await openHall();
  const arrows = (name: RegExp | string, key: string, more: object = {}) =>
    fireEvent.keyDown(screen.getByRole('button', { name }), { key, ...more });
  arrows(/^The stage/, 'ArrowDown', { shiftKey: true });
  arrows(/^The stage/, 'ArrowDown', { shiftKey: true });
  await waitFor(() => expect(kept.at(-1)?.plan.stage).toEqual({ x: 5000, y: 700, width: 4600 }), PATIENT);
  await press('Put the stage back');
  expect(screen.queryByRole('button', { name: 'Put the stage back' })).toBeNull();
  await press(/^Words/);
  onPlan('Enter');
  fill('Words 1', 'Bar');
  arrows(/^Bar:/, 'ArrowLeft');
  await waitFor(() => expect(kept.at(-1)?.plan.words).toEqual([{ text: 'Bar', x: 4975, y: 5000 }]), PATIENT);
  arrows(/^Bar:/, 'Delete');
  expect(screen.queryByLabelText('Words 1')).toBeNull();
  await press('Undo');
  expect(screen.getByLabelText<HTMLInputElement>('Words 1').value).toBe('Bar');
  await press(/^Choose/);
  const before = screen.getByLabelText<HTMLInputElement>('From seat to seat, cm').value;
  arrows('Pull the right edge', 'ArrowRight', { shiftKey: true });
  expect(Number(screen.getByLabelText<HTMLInputElement>('From seat to seat, cm').value)).toBeGreaterThan(
    Number(before),
  );
  fill('Turned, degrees', '10');
  expect(screen.queryByRole('button', { name: 'Pull the right edge' })).toBeNull();
});

test('[HALL-04] what is wrong is told while drawing and stands in the way of publishing; what deserves a look does not', async () => {
  const { server } = await openHall();
  await press('Make it again');
  fill('Name', 'Orchestra');
  expect(await screen.findByText('Orchestra, row A, seat 1 stands in the plan twice.')).toBeTruthy();
  expect(await screen.findByText(/things to put right first$/, {}, PATIENT)).toBeTruthy();
  await press('Undo');
  await press('Undo');
  fill('Gaps', 'B 2');
  await waitFor(() => expect(screen.getByText('Saved by itself')).toBeTruthy(), PATIENT);
  await waitFor(() => expect(screen.queryByText(/to put right first$/)).toBeNull(), PATIENT);
  let published: unknown;
  server.on(publishHall, (input) => ((published = input), { version: 4 }));
  await press('Review and publish');
  await press('Publish plan 4');
  await waitFor(() => expect(published).toMatchObject({ hallId: 7 }), PATIENT);
});

test('[HALL-02] two who draw at once: the second is told, and keeps nothing before choosing', async () => {
  const told = hall();
  const { server } = await openHall(told);
  const kept: number[] = [];
  server.on(saveHallDraft, () => {
    throw Response.json({ error: true, code: 'CHANGED_MEANWHILE', message: 'Changed' }, { status: 409 });
  });
  server.on(getHall, () => ({
    ...told,
    draft: { revision: 5, plan: plan({ rows: 'A-C' }), by: 'Ada Moss, Desk', isMine: false, at: new Date() },
  }));
  fill('Seats in a row', '9');
  expect(await screen.findByText(/has drawn on this hall meanwhile$/, {}, PATIENT)).toBeTruthy();
  server.on(saveHallDraft, ({ revision }) => {
    kept.push(revision);
    return { revision: 6 };
  });
  await press('Keep mine over it');
  await waitFor(() => expect(kept).toEqual([5]), PATIENT);
  expect(screen.queryByText(/has drawn on this hall meanwhile$/)).toBeNull();
});

test('[HALL-02] a CSV takes the place of a section, and what is wrong with it is told by its line', async () => {
  await openHall();
  const input = screen.getByLabelText('CSV in…', { selector: 'input' });
  const csv = (text: string) => new File([text], 'hall.csv', { type: 'text/csv' });
  await userEvent.upload(input, csv('section,row,seat,level\nOrchestra,A,,x\n'));
  expect(await screen.findByText('Line 2: a seat needs section, row and seat.')).toBeTruthy();
  fireEvent.keyDown(document.activeElement ?? document.body, { key: 'Escape' });
  await userEvent.upload(input, csv('section,row,seat,level\nOrchestra,A,1,Gold\nOrchestra,A,2,\n'));
  await waitFor(() => expect(countOf('Seats')).toBe('Seats2'), PATIENT);
  expect(screen.getByText(/^Its seats are listed one by one/)).toBeTruthy();
});

test('[HALL-05] an event moves to the last plan; seats that stand in the way are named', async () => {
  const event = {
    eventId: 101,
    name: 'The homecoming',
    version: 2,
    showsAt: new Date('2026-12-15T23:30:00Z'),
  };
  const { server } = await openHall(hall({ soldBy: [event] }));
  server.on(moveToPlan, () => {
    const problems = ['Orchestra, row A, seat 1 is sold', 'Orchestra, row A, seat 2 is sold'].map(
      (message) => ({
        path: [],
        message,
      }),
    );
    throw Response.json(
      { error: true, code: 'DESCRIPTION_REFUSED', message: 'No', problems },
      { status: 409 },
    );
  });
  await press('Move to plan 3');
  expect(await screen.findByText('Orchestra, row A, seat 1 is sold')).toBeTruthy();
  expect(screen.getByText('Orchestra, row A, seat 2 is sold')).toBeTruthy();
});

test('[HALL-01] halls are listed with their plans, and a new one leads to its drawing', async () => {
  const made: unknown[] = [];
  const office = await openOffice({
    url: '/setup/halls',
    session: signedIn(),
    server: (server) =>
      void server
        .on(listHalls, () => ({
          halls: [{ ...hall(), versions: [1, 2] }],
          venues: [{ venueId: 5, name: 'Pier Nine', place: 'Boston MA' }],
        }))
        .on(getHall, () => hall({ versions: [], published: undefined }))
        .on(makeHall, (input) => {
          made.push(input);
          return { hallId: 7 };
        }),
  });
  expect(await screen.findByText('plans 1, 2')).toBeTruthy();
  fill('Name', 'Upper room');
  await press('Draw it');
  await screen.findByRole('application');
  expect(made).toEqual([{ venueId: 5, name: 'Upper room' }]);
  expect(office.address()).toBe('/setup/halls/7');
});
