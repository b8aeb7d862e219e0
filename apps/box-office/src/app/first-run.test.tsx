// @vitest-environment happy-dom
import { cleanup, fireEvent, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { refusal } from '@stagedoor/asking/testing/stand-in-server';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { finishFirstRun, getFirstRun, showFirstSecondStep } from '@stagedoor/contract/calls/office/first-run';
import { getSetup } from '@stagedoor/contract/calls/office/setup';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn, signedOut } from './testing/sample-session.ts';

afterEach(cleanup);

const empty = { ...signedOut, title: 'Stagedoor', shopOrigin: undefined, noOwnerYet: true };
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));
const heading = (name: string) => screen.findByRole('heading', { level: 1, name });

const place = { endsAt: now, before: 'http://', after: ':3000', ending: 'localhost' };
const founding = (stand: StandInServer) =>
  stand
    .on(getFirstRun, () => place)
    .on(showFirstSecondStep, () => ({ secret: 'ABCDEFGH', picture: '<svg/>' }))
    .on(getSetup, () => ({
      outlets: [],
      sold: { artists: 0, venues: 0, tours: 0, series: 0, events: 0 },
    }));

const open = (more: (stand: StandInServer) => void = () => {}) =>
  openOffice({
    session: empty,
    firstRun: 'secret',
    server: (stand) => {
      founding(stand);
      more(stand);
    },
  });

async function tellWho() {
  await heading('Who are you?');
  fill('Your name', 'Robin Vale');
  fill('Email', 'owner@lantern.example');
  fill('New password', 'quiet harbour 41 lamps');
  await press('Continue');
}

async function tellAll() {
  await tellWho();
  await heading('Who sells?');
  fill('Name of the seller', 'Lantern Live');
  await press('Continue');
  await heading('Your first shop');
  fill('Name of the shop', 'Lantern Club');
  await press('Continue');
  await heading('Your second step');
  fill('The six digits that it shows', '123456');
}

test('[SETUP-02] four steps make a shop; the codes are shown, then Set-up opens', async () => {
  const { server, address } = await open((stand) =>
    stand.on(finishFirstRun, () => ({ session: signedIn(), recoveryCodes: ['aaaa-bbbb', 'cccc-dddd'] })),
  );
  await tellAll();
  await press('Make the shop');
  await heading('Your shop is there');
  expect(screen.getByText('aaaa-bbbb')).toBeTruthy();
  expect(server.asked.find(({ path }) => path === finishFirstRun.path)?.input).toMatchObject({
    token: 'secret',
    email: 'owner@lantern.example',
    sellerName: 'Lantern Live',
    currency: 'USD',
    outletType: 1,
    host: 'lantern-club.localhost',
    code: '123456',
  });
  await press('I have written them down');
  await heading('Set-up');
  expect(address()).toBe('/setup');
});

test('[SETUP-02] a step that is not in order is not left, and the way back loses nothing', async () => {
  await open();
  await heading('Who are you?');
  await press('Continue');
  expect(screen.getAllByText('Please enter your name').length).toBeGreaterThan(0);
  await tellWho();
  await heading('Who sells?');
  await press('Back');
  await heading('Who are you?');
  expect(field('Your name').value).toBe('Robin Vale');
});

test('[SETUP-02] the address follows the name until somebody types one', async () => {
  await open();
  await tellWho();
  await heading('Who sells?');
  fill('Name of the seller', 'Lantern Live');
  await press('Continue');
  await heading('Your first shop');
  fill('Name of the shop', 'Club');
  expect(field('Its address').value).toBe('club.localhost');
  expect(screen.getByText('Customers will find it at http://club.localhost:3000')).toBeTruthy();
  fill('Its address', 'mine.localhost');
  fill('Name of the shop', 'Club North');
  expect(field('Its address').value).toBe('mine.localhost');
});

test('[SETUP-02] what only the server knows stands at its field, on the step that asks for it', async () => {
  const { server } = await open((stand) =>
    stand.on(finishFirstRun, ({ host }) => {
      if (host === 'lantern-club.localhost')
        throw Response.json(
          {
            error: true,
            code: 'INVALID_INPUT',
            message: 'Taken',
            fields: { host: 'It is the box office’s own' },
          },
          { status: 400 },
        );
      throw refusal(403, 'SECOND_STEP_WRONG', 'That code did not match');
    }),
  );
  await tellAll();
  await press('Make the shop');
  await heading('Your first shop');
  expect(screen.getAllByText('It is the box office’s own').length).toBeGreaterThan(0);
  fill('Its address', 'club.localhost');
  await press('Continue');
  await heading('Your second step');
  await press('Make the shop');
  await waitFor(() => expect(screen.getAllByText('That code did not match').length).toBeGreaterThan(0));
  expect(server.countOf(finishFirstRun)).toBe(2);
});

test('[SETUP-01] a link that is over says so, and leads to the door', async () => {
  await open((stand) =>
    stand.on(getFirstRun, () => {
      throw refusal(404, 'FIRST_RUN_REFUSED', 'This link has been used');
    }),
  );
  expect((await screen.findByRole('alert')).textContent).toContain('has been used');
  await press('Sign in instead');
  await heading('Sign in');
});
