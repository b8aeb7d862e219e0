// @vitest-environment happy-dom
import { cleanup, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import {
  getCodeSet,
  handOutCodes,
  listCodePlaces,
  listCodes,
  makeCodes,
  resumeCodes,
  stopCodes,
} from '@stagedoor/contract/calls/office/codes';
import type { CodeSet } from '@stagedoor/contract/calls/office/codes';
import type { StandInServer } from '@stagedoor/asking/testing/stand-in-server';
import { openOffice } from './testing/open-office.tsx';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const radio: CodeSet = {
  id: 7,
  name: 'RADIO-',
  isMany: true,
  codes: 200,
  takesOff: { kind: 'amount', cents: 1500, per: 'order', withFees: false },
  eventIds: [101],
  endsAt: new Date('2026-11-27T23:00:00Z'),
  mostOrders: 1,
  mostTickets: 4,
  returnsUse: true,
  state: 'in-use',
  mayResume: false,
  spent: 73,
  held: 2,
  offCents: 109_500,
};
const early: CodeSet = {
  ...radio,
  id: 8,
  name: 'TIDES-EARLY',
  isMany: false,
  codes: 1,
  opens: 'sale',
  takesOff: { kind: 'amount', cents: 500, per: 'ticket', withFees: false },
  eventIds: undefined,
  mostOrders: undefined,
  spent: 86,
  offCents: 43_000,
};
const places = [
  {
    eventId: 101,
    outletId: 1,
    name: 'Halcyon Avenue',
    startsAt: now,
    levels: [{ levelId: 11, name: 'Terrace' }],
  },
];

function open(
  role: 'owner' | 'desk',
  url: string,
  sets: CodeSet[],
  more: (stand: StandInServer) => void = () => {},
) {
  return openOffice({
    session: signedIn(role),
    url,
    server: (stand) => {
      stand
        .on(listCodes, () => ({ sets }))
        .on(listCodePlaces, () => ({ places }))
        .on(getCodeSet, ({ id }) => ({
          set: sets.find((set) => set.id === id) ?? radio,
          left: 127,
          handedOut: 3,
          triedWrong: 9,
          triedUsedUp: 1,
          tickets: 118,
          days: [{ day: '2026-11-14', uses: 9 }],
          lastUses: [{ code: 'RADIO-K7WQXN2345', orderNumber: 'Z4100000119', at: now, isReturned: false }],
        }));
      more(stand);
    },
  });
}

test('[CODE-01] [CODE-06] the list says what each does, where and how often; one opens beside it with its uses', async () => {
  await open('owner', '/codes', [radio, early]);
  const row = (await screen.findByText('RADIO-…')).closest('tr');
  expect(row?.textContent).toContain('Takes off $15.00 an order');
  expect(row?.textContent).toContain('Halcyon Avenue');
  expect(row?.textContent).toContain('73 of 200');
  expect(screen.getByText('Opens early, takes off $5.00 a ticket')).toBeTruthy();
  expect(row?.textContent).toMatch(/Halcyon Avenue, [A-Z][a-z]{2} \d/);
  expect(screen.getByText('2 of 2. 159 uses, $1,525.00 taken off')).toBeTruthy();
  await userEvent.click(screen.getByText('RADIO-…'));
  const detail = within(await screen.findByRole('region', { name: 'RADIO-…' }));
  expect(detail.getByText('1 to 4')).toBeTruthy();
  expect(detail.getByText('$1,095.00')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Z4100000119' }).getAttribute('href')).toContain(
    '/orders/Z4100000119',
  );
  expect(detail.getByRole('button', { name: '127 left, CSV' })).toBeTruthy();
  const told = detail.getByText('Tried wrong').closest('dl')?.textContent;
  for (const fact of ['Sent in letters3', 'Tried wrong9 times', 'Used too oftenrefused 1 time'])
    expect(told).toContain(fact);
});

test('[CODE-01] [OPS-01] the desk stops a code and takes that back, makes none and exports none', async () => {
  const sets = [{ ...radio }];
  const { server } = await open('desk', '/codes/7', sets, (stand) =>
    stand
      .on(stopCodes, () => {
        sets[0] = { ...radio, state: 'stopped', mayResume: true };
        return {};
      })
      .on(resumeCodes, () => {
        sets[0] = radio;
        return {};
      }),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Stop' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Undo the stop' }));
  expect(await screen.findByRole('button', { name: 'Stop' })).toBeTruthy();
  expect([server.countOf(stopCodes), server.countOf(resumeCodes)]).toEqual([1, 1]);
  expect(screen.queryByRole('button', { name: /New code/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /CSV/ })).toBeNull();
  expect(screen.queryByRole('button', { name: /letter/ })).toBeNull();
});

test('[CODE-01] a code is made for some outlets, and the list says for which', async () => {
  const { server } = await open('owner', '/codes', [{ ...early, outletIds: [2] }], (stand) =>
    stand.on(makeCodes, () => ({ id: 8 })),
  );
  expect((await screen.findByText('TIDES-EARLY')).closest('tr')?.textContent).toContain('Granite Hall');
  await userEvent.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'A new code' }));
  await userEvent.type(dialog.getByLabelText(/^Code/), 'harbor');
  await userEvent.type(dialog.getByLabelText(/^How much/), '5');
  const outlets = within(dialog.getByRole('group', { name: 'Outlets (none chosen: all)' }));
  await userEvent.click(outlets.getByLabelText('Lantern Club'));
  await userEvent.click(outlets.getByLabelText('Granite Hall'));
  await userEvent.click(outlets.getByLabelText('Lantern Club'));
  await userEvent.click(dialog.getByRole('button', { name: 'Make the code' }));
  await screen.findByRole('region', { name: 'TIDES-EARLY' });
  const sent = server.asked.find(({ path }) => path === makeCodes.path)?.input;
  expect(sent).toMatchObject({ code: 'harbor', outletIds: [2] });
  expect(sent).not.toHaveProperty('eventIds');
});

test('[CODE-01] a code is made with N: what is missing is said at its field, and what is typed is what is sent', async () => {
  const { server } = await open('owner', '/codes', [], (stand) => stand.on(makeCodes, () => ({ id: 7 })));
  expect(await screen.findByText('No codes yet')).toBeTruthy();
  await userEvent.keyboard('n');
  const dialog = within(await screen.findByRole('dialog', { name: 'A new code' }));
  await userEvent.click(dialog.getByRole('button', { name: 'Make the code' }));
  expect((await dialog.findAllByText('Please type how much it takes off')).length).toBeGreaterThan(0);
  await userEvent.type(dialog.getByLabelText(/^Code/), 'harbor 10');
  await userEvent.selectOptions(dialog.getByLabelText(/^Takes off/), 'percent');
  await userEvent.type(dialog.getByLabelText(/^Per cent/), '12.5');
  await userEvent.selectOptions(dialog.getByLabelText(/^Where/), '101');
  await userEvent.click(dialog.getByLabelText('Terrace'));
  await userEvent.type(dialog.getByLabelText(/^Orders at most/), '60');
  await userEvent.click(dialog.getByRole('button', { name: 'Make the code' }));
  expect(await screen.findByRole('region', { name: 'RADIO-…' })).toBeTruthy();
  expect(server.asked.find(({ path }) => path === makeCodes.path)?.input).toMatchObject({
    code: 'harbor 10',
    takesOff: { kind: 'percent', ppm: 125_000, withFees: false },
    eventIds: [101],
    levelIds: [11],
    mostOrders: 60,
    returnsUse: true,
  });
});

test('[CODE-01] codes go out in letters: each address once, what is no address is said at the field', async () => {
  const { server } = await open('owner', '/codes/7', [radio], (stand) =>
    stand.on(handOutCodes, ({ to }) => ({ letters: to.length })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'In a letter…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Send RADIO-… in a letter' }));
  await userEvent.type(dialog.getByLabelText(/^E-mail addresses/), 'fan@example.com; robin vale');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect((await dialog.findAllByText('“robin” is no e-mail address')).length).toBeGreaterThan(0);
  expect(server.countOf(handOutCodes)).toBe(0);
  await userEvent.clear(dialog.getByLabelText(/^E-mail addresses/));
  await userEvent.type(dialog.getByLabelText(/^E-mail addresses/), 'fan@example.com{enter}robin@example.com');
  await userEvent.click(dialog.getByRole('button', { name: 'Send' }));
  expect(await screen.findByText('2 letters on the way')).toBeTruthy();
  expect(server.asked.find(({ path }) => path === handOutCodes.path)?.input).toEqual({
    id: 7,
    outletId: 1,
    to: ['fan@example.com', 'robin@example.com'],
  });
});

test('[CODE-01] many that do the same as another: what it does, where and how often is filled in', async () => {
  const { server } = await open('owner', '/codes', [radio], (stand) =>
    stand.on(makeCodes, () => ({ id: 7 })),
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Many at once…' }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Many codes at once' }));
  await userEvent.type(dialog.getByLabelText(/^How many/), '50');
  await userEvent.selectOptions(dialog.getByLabelText(/^Does the same as/), '7');
  await userEvent.click(dialog.getByRole('button', { name: 'Make 50 codes' }));
  await screen.findByRole('region', { name: 'RADIO-…' });
  expect(server.asked.find(({ path }) => path === makeCodes.path)?.input).toMatchObject({
    many: 50,
    takesOff: { kind: 'amount', cents: 1500, per: 'order', withFees: false },
    eventIds: [101],
    mostOrders: 1,
    mostTickets: 4,
  });
});
