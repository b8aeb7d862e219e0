// @vitest-environment happy-dom
import { cleanup, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test } from 'vitest';
import { freezeDraw, publishDraw } from '@stagedoor/contract/calls/office/decide-draws';
import { checkDraw, getDraw, listDraws, rehearseDraw } from '@stagedoor/contract/calls/office/draws';
import type { DrawDetail } from '@stagedoor/contract/entities/draw';
import { openOffice } from './testing/open-office.tsx';
import { drawCheck, drawOf } from './testing/sample-draw.ts';
import { now, signedIn } from './testing/sample-session.ts';

afterEach(cleanup);

const range = (middle: number) => ({ least: middle - 1, middle, most: middle + 1 });

async function open(
  change: Partial<DrawDetail> = {},
  role: 'owner' | 'viewer' = 'owner',
  found: Partial<typeof drawCheck> = {},
) {
  const office = await openOffice({
    session: signedIn(role),
    url: '/draws/13',
    server: (stand) =>
      stand
        .on(getDraw, () => drawOf(change))
        .on(checkDraw, () => ({ ...drawCheck, ...found }))
        .on(freezeDraw, () => ({}))
        .on(publishDraw, () => ({}))
        .on(rehearseDraw, () => ({
          times: 199,
          entries: 2040,
          fans: range(210),
          revenueCents: range(1_000_000),
          levels: [{ levelId: 31, stock: 300, awarded: range(150) }],
        })),
  });
  await screen.findByRole('heading', { level: 1, name: /Spring leg/ });
  return office;
}
const press = async (name: string | RegExp) => userEvent.click(await screen.findByRole('button', { name }));
const sent = (server: { asked: { path: string; input: unknown }[] }, { path }: { path: string }) =>
  server.asked.filter((each) => each.path === path).map(({ input }) => input);
const dialog = () => within(screen.getByRole('dialog'));

test('[DRAW-02] an open series is not frozen: the button waits and says why', async () => {
  await open({ isClosed: false });
  const button = await screen.findByRole('button', { name: 'Freeze the list…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(document.body.textContent).toContain(
    'The series is still open. It can be frozen after it has closed.',
  );
});

test('[DRAW-02] freezing says what is sealed, set aside and mailed, and wants its number', async () => {
  const { server } = await open();
  await press('Freeze the list…');
  for (const part of ['2,040 requests are sealed', '420 tickets are set aside', '2,040 letters go out'])
    expect(screen.getByRole('dialog').textContent).toContain(part);
  const number = dialog().getByLabelText(/How many requests are sealed/);
  await userEvent.type(number, '2041');
  await press('Freeze 2,040 requests');
  expect(server.countOf(freezeDraw)).toBe(0);
  await userEvent.clear(number);
  await userEvent.type(number, '2040');
  await press('Freeze 2,040 requests');
  await waitFor(() => expect(sent(server, freezeDraw)).toEqual([{ seriesId: 13 }]));
});

test('[DRAW-02] before the freezing the room lists what it found: sealed, public, counted, and cards to look at', async () => {
  await open({ commitment: '9f3c00a41e', inputKind: 'digits', inputSource: 'Lotto of Tuesday' }, 'owner', {
    notChargeable: 13,
    notChargeableNumbers: ['4200000007'],
    endsTooSoon: 1,
  });
  const panel = within((await screen.findByText('Stock is counted')).closest('section')!);
  const lines = panel.getAllByRole('listitem').map(({ textContent }) => textContent);
  for (const line of [
    /^Right: The secret was sealed when requests openedSHA-256 9f3c…a41e/,
    /^Right: The rules are public/,
    /^Right: No public number is recorded yetLotto of Tuesday. Freeze before/,
    /^Right: Stock is counted420 tickets free, none in carts/,
    /^To look at: 13 requests have no valid card/,
    /^To look at: 1 request has a card that expires before its installment/,
  ])
    expect(lines).toContainEqual(expect.stringMatching(line));
  expect(panel.getByRole('link', { name: '4200000007' }).getAttribute('href')).toBe(
    '/draws/13/requests?words=4200000007',
  );
  expect(screen.getByRole('button', { name: 'Freeze the list…' }).getAttribute('aria-disabled')).toBeNull();
});

test('[DRAW-02] while carts hold some of its tickets the list is not frozen, and the checklist says how many', async () => {
  await open({}, 'owner', { inCarts: 3 });
  const button = await screen.findByRole('button', { name: 'Freeze the list…' });
  expect(button.getAttribute('aria-disabled')).toBe('true');
  expect(screen.getByText('3 tickets in carts')).toBeTruthy();
  expect(document.body.textContent).toContain('3 of its tickets are in carts just now.');
});

test('[STAFF-04] a viewer reads what was checked and is offered no freezing', async () => {
  await open({ isLate: true }, 'viewer');
  await screen.findByText(/The secret was sealed after requests had opened/);
  expect(screen.queryByRole('button', { name: 'Freeze the list…' })).toBeNull();
});

const review = {
  statuses: [],
  orders: 371,
  charges: 295,
  inFull: 290,
  inFullCents: 64_118_40,
  installments: 5,
  installmentsCents: 527_26,
  later: 235,
  laterCents: 9000_00,
  free: 1,
  letters: 2040,
  notEligible: 0,
};

test('[AWARD-02] publishing counts what is charged now apart from what comes later, and wants that number', async () => {
  const { server } = await open({ state: 'drawn', review });
  await press('Publish…');
  for (const part of [
    '371 fans get tickets',
    '295 cards are charged now',
    '290 in full, $64,118.40; 5 installments, $527.26',
    '235 installments later',
    '$9,000.00, each on its day',
    '1 order without a charge',
    '2,040 fans hear of it',
  ])
    expect(screen.getByRole('dialog').textContent).toContain(part);
  const number = dialog().getByLabelText(/How many cards will be charged/);
  await userEvent.type(number, '371');
  await press('Publish and charge 295 cards');
  expect(server.countOf(publishDraw)).toBe(0);
  await userEvent.clear(number);
  await userEvent.type(number, '295');
  await press('Publish and charge 295 cards');
  await waitFor(() => expect(sent(server, publishDraw)).toEqual([{ seriesId: 13, charges: 295 }]));
});

test('[DRAW-09] a dry run goes by the rules or by one show more, and tells what came out', async () => {
  const { server } = await open();
  await press('Run it');
  expect(await screen.findByText('210 (209 to 211) of 2,040')).toBeTruthy();
  expect(document.body.textContent).toContain('By the published rules');
  expect(document.body.textContent).toContain('$10,000.00 ($9,999.99 to $10,000.01)');
  expect(screen.getAllByText('50 %').length).toBeGreaterThan(0);
  await press('What if a fan could get 3 shows?');
  await waitFor(() =>
    expect(sent(server, rehearseDraw)).toEqual([{ seriesId: 13 }, { seriesId: 13, mostEvents: 3 }]),
  );
  cleanup();
  await open({ state: 'published' });
  expect(screen.queryByRole('button', { name: 'Run it' })).toBeNull();
});

test('[DRAW-03] the public number is shown as a number', async () => {
  await open({ state: 'frozen', publicNumber: '{"kind":"digits","value":"471108151848"}' });
  expect(await screen.findByText('471108151848')).toBeTruthy();
  expect(document.body.textContent).not.toContain('digits');
});

test('[DRAW-02] who may only look is offered no step, and a late commitment is told', async () => {
  await open({ isLate: true }, 'viewer');
  expect(screen.queryByRole('button', { name: /Freeze/ })).toBeNull();
  expect(screen.getByText(/The commitment was made after the opening/)).toBeTruthy();
});

test('[OFFICE-03] a draw that is made shows no bar of its making, whatever its task says of itself', async () => {
  const progress = { state: 'running', done: 0, total: 2040, askedBy: 'Ada' };
  await open({ state: 'frozen', inputKind: 'none', progress });
  expect(screen.getByText('The draw is being made')).toBeTruthy();
  cleanup();
  await open({ state: 'drawn', review, progress });
  expect(screen.queryByText('The draw is being made')).toBeNull();
});

test('[DRAW-02] the list says of a series whether its requests close or have closed', async () => {
  const draws = [
    { ...drawOf({ seriesId: 13, name: 'Spring', closesAt: new Date(now.getTime() - 60_000) }) },
    { ...drawOf({ seriesId: 14, name: 'Autumn', closesAt: new Date(now.getTime() + 60_000) }) },
  ];
  await openOffice({
    session: signedIn(),
    url: '/draws',
    server: (stand) => stand.on(listDraws, () => ({ draws })),
  });
  const row = async (name: string) => (await screen.findByText(name)).closest('tr')!.textContent;
  expect(await row('Spring')).toContain('Closed ');
  expect(await row('Autumn')).toContain('Closes ');
});
