// @vitest-environment happy-dom
import { act, cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import {
  confirmStaffPassword,
  getStaffSession,
  signInStaff,
  signOutStaff,
} from '@stagedoor/contract/calls/office/staff-session';
import { shellMessages } from '@stagedoor/rules/messages/shell';
import { staffRoles } from '@stagedoor/rules/staff/roles';
import { cases } from '../../../../tools/testing/cases.ts';
import { builtRooms, roomAt, roomsFor } from './open-rooms.ts';
import { rooms } from './rooms.tsx';
import { openOffice } from './testing/open-office.tsx';
import { signedIn, signedOut, staffOf } from './testing/sample-session.ts';

beforeEach(() => localStorage.clear());
afterEach(cleanup);

const rail = () => within(screen.getByRole('navigation', { name: 'Rooms' }));
const titles = () =>
  rail()
    .getAllByRole('link')
    .map(({ textContent }) => textContent);

test('the rail shows the rooms that exist, and none to whom they are closed', async () => {
  await openOffice({ session: signedIn('owner') });
  const built = rooms.filter(({ page, group }) => page && group !== null).map(({ title }) => title);
  expect(titles()).toEqual(built);
  expect(built).toContain('Orders');
  const closed = roomsFor({ grant: () => 'no', demo: true });
  expect(closed).toEqual([]);
});

test('the address of the sign-in page leads on, for whoever is in', async () => {
  await openOffice({ session: signedIn('owner'), url: '/sign-in' });
  await waitFor(() => expect(document.title).toMatch(/^Today/));
});

test('[OFFICE-08] events stand in the rail, and G V leads there', async () => {
  await openOffice({ session: signedIn('viewer') });
  expect(titles()).toContain('Events');
  await userEvent.keyboard('gv');
  await waitFor(() => expect(document.title).toMatch(/^Events/));
});

test('every letter, path and title of a room is its own', () => {
  const letters = rooms.flatMap(({ letter }) => letter ?? []);
  expect(new Set(letters).size).toBe(letters.length);
  expect(letters.sort().join('')).toBe('ACDEFGHKMNOPRSTUVW');
  const paths = rooms.flatMap(({ paths: own }) => own);
  expect(new Set(paths).size).toBe(paths.length);
});

test('a room has everything below its paths, the start page only itself', () => {
  expect(roomAt('/', true)?.title).toBe('Today');
  expect(roomAt('/sample/S1000', true)?.title).toBe('Sample room');
  expect(roomAt('/sample/S1000', false)).toBeUndefined();
  expect(roomAt('/nowhere', true)).toBeUndefined();
});

const ofOnePage = new Set(['/', '/search', '/charging', '/staff', '/log', '/switches', '/tasks', '/account']);
test.each(cases(builtRooms.flatMap(({ paths }) => paths).filter((path) => !ofOnePage.has(path))))(
  'below %s an address without a page says that nothing is there',
  async (path) => {
    await openOffice({ session: signedIn('owner'), url: `${path}/no/such/page` });
    expect(await screen.findByRole('heading', { level: 1, name: shellMessages.pageNotFound })).toBeTruthy();
  },
);

test.each(staffRoles)(
  '[STAFF-04] an address that is closed to the role of %s says for whom it is',
  async (role) => {
    const permissions = { ...staffOf(role).permissions, 'orders.look': 'no' as const };
    await openOffice({ session: signedIn(role, { permissions }), url: '/sample' });
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Sample room is for owners, the desk, finance, and viewers',
    );
  },
);

test('an address without a room says so', async () => {
  await openOffice({ session: signedIn(), url: '/nowhere' });
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Page not found');
});

test('the outlet scope stands in the address, narrows the page and goes along; where there is one outlet it is not shown', async () => {
  const { address } = await openOffice({ session: signedIn(), url: '/?outlet=2' });
  expect(screen.getByRole('link', { name: 'shop-2.test' })).toBeTruthy();
  expect(screen.queryByRole('link', { name: 'shop-1.test' })).toBeNull();
  await userEvent.click(screen.getAllByRole('button', { name: 'Granite Hall' })[0]!);
  await userEvent.click(await screen.findByRole('menuitemradio', { name: 'All 2 outlets' }));
  await waitFor(() => expect(address()).toBe('/'));
  cleanup();
  const workplaces = staffOf('desk').workplaces.map((place) => ({
    ...place,
    outlets: place.outlets.slice(0, 1),
  }));
  await openOffice({ session: signedIn('desk', { workplaces }) });
  expect(screen.queryByRole('button', { name: /outlets/ })).toBeNull();
});

test('[OFFICE-10] ? opens the sheet, G and a letter go to a room, and keys can be turned off', async () => {
  const { address } = await openOffice({ session: signedIn(), url: '/sample' });
  await userEvent.keyboard('g');
  expect(rail().getByText('T')).toBeTruthy();
  await userEvent.keyboard('t');
  expect(address()).toBe('/');
  await userEvent.keyboard('?');
  await screen.findByRole('dialog', { name: 'Keys' });
  await userEvent.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await userEvent.click(screen.getByRole('button', { name: /owner@lantern/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Turn keys off' }));
  await userEvent.keyboard('?');
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.documentElement.dataset.keys).toBe('off');
});

test('a session that ends in the middle asks for the password in place, and what was sent goes on', async () => {
  let ended = true;
  const { engine } = await openOffice({
    session: signedIn(),
    server: (stand) =>
      stand
        .on(confirmStaffPassword, () => {
          if (ended) throw refusal(401, 'SIGN_IN_NEEDED', 'Please sign in');
          return signedIn();
        })
        .on(signInStaff, () => {
          ended = false;
          return signedIn();
        }),
  });
  const sent = engine.client.send(confirmStaffPassword, { password: 'x' });
  await screen.findByRole('dialog', { name: 'Please sign in again' });
  expect(screen.getByText('Your shops')).toBeTruthy();
  expect(screen.getByLabelText<HTMLInputElement>('Email').readOnly).toBe(true);
  await userEvent.type(screen.getByLabelText('Password'), 'encore77{Enter}');
  await act(async () => expect(await sent).toMatchObject({ title: 'Lantern Live' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('[STAFF-05] a role that is taken away in the middle leaves at the next call, and says so', async () => {
  let role: 'desk' | 'viewer' = 'desk';
  const { engine } = await openOffice({
    session: signedIn('desk'),
    server: (stand) =>
      stand
        .on(getStaffSession, () => signedIn(role))
        .on(confirmStaffPassword, () => {
          role = 'viewer';
          throw refusal(403, 'NOT_ALLOWED', 'This is for owner and desk');
        }),
  });
  await act(() => engine.client.send(confirmStaffPassword, { password: 'x' }).catch(() => {}));
  expect(await screen.findByText('Your role is Viewer now')).toBeTruthy();
});

test('[STAFF-07] a call that wants a fresh password gets it in place', async () => {
  let fresh = false;
  const { engine } = await openOffice({
    session: signedIn(),
    server: (stand) =>
      stand
        .on(signOutStaff, () => {
          if (!fresh) throw refusal(403, 'PASSWORD_NEEDED', 'Please enter your password again');
          return {};
        })
        .on(confirmStaffPassword, ({ password }) => {
          if (password !== 'encore77')
            throw refusal(403, 'STAFF_PASSWORD_WRONG', 'This is not your password');
          fresh = true;
          return signedIn();
        }),
  });
  const sent = engine.client.send(signOutStaff, {});
  await screen.findByRole('dialog', { name: 'Please confirm that it is you' });
  await userEvent.type(screen.getByLabelText('Your password, once more'), 'wrong{Enter}');
  expect((await screen.findAllByText('This is not your password')).length).toBeGreaterThan(0);
  await userEvent.clear(screen.getByLabelText('Your password, once more'));
  await userEvent.type(screen.getByLabelText('Your password, once more'), 'encore77{Enter}');
  await act(async () => expect(await sent).toEqual({}));
});

test('a silent server leaves the page as it is and says since when', async () => {
  const { engine } = await openOffice({ session: signedIn() });
  await act(() => engine.client.send(signOutStaff, {}).catch(() => {}));
  expect(screen.getByText('As of 10:42 AM, reconnecting')).toBeTruthy();
  expect(screen.getByText('Your shops')).toBeTruthy();
  act(() => engine.stop());
});

test('whoever signs out is out', async () => {
  let out = false;
  const { server } = await openOffice({
    session: signedIn(),
    server: (stand) =>
      stand
        .on(getStaffSession, () => (out ? signedOut : signedIn()))
        .on(signOutStaff, () => {
          out = true;
          return {};
        }),
  });
  await userEvent.click(screen.getByRole('button', { name: /owner@lantern/ }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Sign out' }));
  await screen.findByRole('heading', { level: 1, name: 'Sign in' });
  expect(server.countOf(signOutStaff)).toBe(1);
});
