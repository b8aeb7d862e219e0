import { afterEach, beforeEach, expect, test } from 'vitest';
import { lineWords, liveLines } from '@stagedoor/rules/setup/live-lines';
import { foundShop } from './testing/founded-shop.ts';
import type { Founder } from './testing/founded-shop.ts';
import { testApp } from '../testing/test-app.ts';
import type { TestApp } from '../testing/test-app.ts';

let app: TestApp;
let owner: Founder;
beforeEach(async () => {
  app = await testApp('server', { environment: { GUESSES_PER_MINUTE: '1000' } });
  owner = await foundShop(app);
});
afterEach(() => app.close());

const outletId = 1;
const reason = 'Nobody but us comes here';
type Line = { line: string; state: string; evidence: string; asideReason?: string };

const linesOf = (lines: readonly Line[]) => Object.fromEntries(lines.map((each) => [each.line, each]));
const testLines = async () =>
  linesOf((await owner.send('setup/test-going-live', { outletId })).body.lines as Line[]);
const putAllAside = async () => {
  await testLines();
  for (const line of liveLines) await owner.send('setup/put-aside', { outletId, line, reason });
};
const isClosed = async (): Promise<boolean> =>
  (await app.browser('lantern.localhost').send('/gen.v1/user/sessioninit')).body.maintenance.active;

test('[SETUP-09] a new shop waits, and its lines say what they found', async () => {
  expect((await owner.send('setup/get')).body).toMatchObject({
    outlets: [{ id: 1, name: 'Lantern Club', state: 'waits', keptBy: 'desk', events: 0 }],
    sold: { events: 0 },
  });
  expect((await owner.send(`setup/going-live?outletId=1`)).body).toMatchObject({ waits: true, lines: [] });
  const lines = await testLines();
  expect(Object.keys(lines)).toEqual([...liveLines]);
  expect(lines).toMatchObject({
    policies: { state: 'bad', evidence: 'Still as they came: Terms and conditions, Privacy, Refunds' },
    delivery: { state: 'bad' },
    owners: { state: 'bad' },
    'second-steps': { state: 'good' },
    draw: { state: 'good', evidence: 'Nothing is drawn here' },
    letters: { state: 'bad' },
    backup: { state: 'bad' },
  });
  expect(await isClosed()).toBe(true);
});

test('[SETUP-09] it opens when every line holds or was put aside, and not before', async () => {
  const refused = await owner.send('setup/open', { outletId });
  expect(refused).toMatchObject({ status: 409, body: { code: 'NOT_READY_TO_OPEN' } });
  expect(refused.body.message).toContain('Only one owner');
  await putAllAside();
  await owner.send('setup/put-aside', { outletId, line: 'owners' });
  expect((await owner.send('setup/open', { outletId })).body.message).toBe(
    'Still missing before it can open: Only one owner',
  );
  expect(await isClosed()).toBe(true);
  await owner.send('setup/put-aside', { outletId, line: 'owners', reason });
  expect((await owner.send('setup/open', { outletId })).status).toBe(200);
  expect((await owner.send('setup/get')).body.outlets[0].state).toBe('open');
  expect(await isClosed()).toBe(false);
  expect((await owner.send('setup/open', { outletId })).status, 'twice does no harm').toBe(200);
  const { rows } = (await owner.send('log?action=shop.opened-first')).body;
  expect(rows).toMatchObject([{ after: { putAside: liveLines.map((line) => lineWords[line].bad) } }]);
});

test('[SETUP-09] a reason has five letters, and is taken back as it was given', async () => {
  await testLines();
  const put = (given: object) => owner.send('setup/put-aside', { outletId, line: 'owners', ...given });
  expect((await put({ reason: 'no' })).status).toBe(400);
  await put({ reason });
  expect((await testLines())['owners']!.asideReason, 'a test does not take it back').toBe(reason);
  await put({});
  expect((await testLines())['owners']!.asideReason).toBeUndefined();
});

test('[SETUP-09] no switch opens what never was open', async () => {
  expect((await owner.send('switches/get')).body.shops).toEqual([]);
  await owner.send('switches/open-shop', { outletId });
  await owner.send('switches/open-all', {});
  expect((await owner.send('setup/get')).body.outlets[0].state).toBe('waits');
  expect(await isClosed()).toBe(true);
});

test('[SETUP-09] words and ways of one’s own make their lines hold', async () => {
  const { description, version } = (await owner.send('programme/describe?outletId=1')).body;
  const policies = description.policies.map((each: { text: string }) => ({
    ...each,
    text: '<p>Ours.</p>',
  }));
  const delivery = [{ id: 1, type: 'will-call', name: 'Will call' }];
  const applied = await owner.send('programme/apply', {
    outletId,
    version,
    description: { ...description, policies, delivery },
  });
  expect(applied.status).toBe(200);
  expect(await testLines()).toMatchObject({
    policies: { state: 'good' },
    delivery: { state: 'good', evidence: 'Will call' },
  });
});

test('[SETUP-09] what could not be tested is not good, and says since when', async () => {
  const before = await testLines();
  expect(before['draw']!.state).toBe('good');
  await app.database.runScript('alter table series rename to series_away');
  app.clock.advance(60);
  const after = await testLines();
  await app.database.runScript('alter table series_away rename to series');
  expect(after['draw']).toMatchObject({ state: 'unknown', testedAt: (before['draw'] as never)['testedAt'] });
  expect(after['owners']!.state).toBe('bad');
});
