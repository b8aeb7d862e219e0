// What can go wrong before and after the freezing: each has a sentence, and nothing is lost.
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest';
import { officeWorld } from '../staff/testing/office-world.ts';
import type { OfficeBrowser, OfficeWorld } from '../staff/testing/office-world.ts';
import { waitForState } from '../testing/draw-office.ts';
import { sampleDraw } from './testing/sample-draw.ts';

let world: OfficeWorld;
let owner: OfficeBrowser;
beforeAll(async () => {
  world = await officeWorld('server');
  owner = await world.signedIn('owner');
});
afterAll(() => world.close());

let seriesId: number;
/** The three fans' requests, users and cards have the same ids. */
const fan = (nth: number): number => seriesId * 10 + nth;
const press = (step: string, more: object = {}) => owner.send(`draws/${step}`, { seriesId, ...more });
const look = async () => (await owner.send(`draws/one?seriesId=${seriesId}`)).body;
const run = (statement: string) => sql.raw(statement).execute(world.database.db);
/** As somebody would who has the database's own password. */
const tamper = (statement: string) =>
  world.database.runScript(`set local session_replication_role = replica; ${statement}`);
const count = async (from: string): Promise<number> => {
  const { rows } = await sql<{ many: number }>`select count(*)::int as many from ${sql.raw(from)}`.execute(
    world.database.db,
  );
  return rows[0]!.many;
};
const pending = () =>
  count(`series_requests where series_id = ${seriesId} and status = 'STATUS_REQUEST_PENDING'`);

const drawn = async (): Promise<void> => {
  await press('draw');
  await waitForState(() => owner.send(`draws/one?seriesId=${seriesId}`), 'drawn');
};

beforeEach(async () => {
  ({ seriesId } = await sampleDraw(world, owner, 'committed'));
});

const withoutTickets = () => `
  update tickets set state = 'held', holder_kind = 'house', holder_id = 'house' where price_level_id = ${seriesId};
  update level_stock set held = 2, held_by_house = 2 where price_level_id = ${seriesId}`;
const withoutRequests = () => `
  delete from event_requests where request_id between ${fan(1)} and ${fan(3)};
  delete from series_requests where series_id = ${seriesId}`;
const withStrangeLevel = () => `
  insert into price_levels (seller_id, price_level_id, item_id, name, price_cents, quantity_limit, is_alternate)
    values (1, ${fan(9)}, ${seriesId}, 'Came later', 100, 4, true);
  update request_lines set price_level_id = ${fan(9)} where event_request_id = ${fan(2)}`;

const stillOpen = () => `update series set closes_at = '2026-11-15T17:00:01Z' where series_id = ${seriesId}`;
/** The round comes half an hour from now. */
const tooLateForItsRound = () => {
  const genesis = Date.parse('2026-11-15T17:30:00Z') / 1000;
  const beacon = `{"chain":"${'a'.repeat(64)}","genesis":${genesis},"kind":"drand","period":3,"publicKey":"${'b'.repeat(96)}","round":1,"scheme":"bls"}`;
  return `set local session_replication_role = replica;
    update draws set rules = replace(rules, '"publicInput":{"kind":"none"}', '"publicInput":${beacon}')
    where series_id = ${seriesId}`;
};

test.each([
  ['that is still open', stillOpen, /^The series is still open\./, 3],
  ['whose round comes too soon', tooLateForItsRound, /comes in less than an hour/, 3],
  ['without tickets', withoutTickets, /no tickets to draw/, 3],
  ['without requests', withoutRequests, /Nobody has asked/, 0],
  ['with a level that the rules do not have', withStrangeLevel, /do not have: \d+9$/, 3],
] as const)(
  '[DRAW-02] a series %s is not frozen, and its requests wait',
  async (_what, prepare, says, left) => {
    await world.database.runScript(prepare());
    expect(await press('freeze')).toMatchObject({
      status: 409,
      body: { code: 'DRAW_REFUSED', message: expect.stringMatching(says) },
    });
    expect((await look()).state).toBe('committed');
    expect(await pending()).toBe(left);
    expect(await count(`draw_entries where draw_key = '${seriesId}'`)).toBe(0);
    expect(await count(`tickets where price_level_id = ${seriesId} and holder_kind = 'draw'`)).toBe(0);
  },
);

test('[DRAW-02] a request that was deleted is not in the list; a card that expired is, without a chance', async () => {
  await run(`delete from event_requests where request_id = ${fan(1)}`);
  await run(`delete from series_requests where request_id = ${fan(1)}`);
  await run(`update payment_methods set expiration = '2026-10' where payment_method_id = ${fan(2)}`);
  expect((await press('freeze')).status).toBe(200);
  expect((await look()).entries).toBe(2);
  expect(
    await count(`draw_entries where request_id = ${fan(2)} and ineligible = 'card-expired'
      and entry like '%"eligible":false%"lines":[]%'`),
  ).toBe(1);
  await drawn();
  expect((await press('publish', { charges: 1 })).status).toBe(200);
  expect(
    await count(`series_requests where request_id = ${fan(2)} and status = 'STATUS_REQUEST_DENIED'`),
  ).toBe(1);
  expect(
    await count(`series_requests where request_id = ${fan(3)} and status = 'STATUS_REQUEST_CONFIRMED'`),
  ).toBe(1);
});

test('[DRAW-02] the database itself lets nobody touch what was frozen', async () => {
  await press('freeze');
  const key = `where draw_key = '${seriesId}'`;
  await expect(run(`update draw_entries set salt = repeat('0', 64) ${key}`)).rejects.toThrow(/frozen list/);
  await expect(run(`update draws set inventory = '[]' ${key}`)).rejects.toThrow(/was frozen/);
  await expect(run(`update draws set commitment = repeat('0', 64) ${key}`)).rejects.toThrow(/commitment/);
  await expect(run(`delete from draw_entries ${key}`)).rejects.toThrow(/ever deleted/);
});

test.each([
  [
    'a frozen list altered by one byte',
    `update draw_entries set entry = replace(entry, '"quantity":2', '"quantity":1')`,
    /not what was made public when the list was frozen/,
  ],
  [
    'a commitment that does not fit its reveal',
    `update draws set commitment = repeat('0', 64)`,
    /not what was made public when the list was frozen/,
  ],
] as const)('[DRAW-08] [SEC-83] %s is found before anything is published', async (_what, change, says) => {
  await press('freeze');
  await drawn();
  const { review } = await look();
  await tamper(`${change} where draw_key = '${seriesId}'`);
  const answer = await press('publish', { charges: review.charges });
  expect(answer).toMatchObject({
    status: 409,
    body: { code: 'DRAW_REFUSED', message: expect.stringMatching(says) },
  });
  expect((await look()).state).toBe('drawn');
  expect(
    await count(`series_requests where series_id = ${seriesId} and status = 'STATUS_REQUEST_PROCESSING'`),
  ).toBe(3);
  expect(await count(`draw_awards where draw_key = '${seriesId}'`)).toBe(0);
});
