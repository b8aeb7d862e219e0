import { waitingPlaceMachine } from '@stagedoor/rules/machines/waiting-place';
import { sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { differingMoves } from '../testing/compare-moves.ts';
import { levels } from '../testing/small-catalogue.ts';
import type { TestApp } from '../testing/test-app.ts';
import { lineApp, openLine, pass, person, untilState } from './testing/line-world.ts';

const PLACES = 20;
let app: TestApp;
beforeAll(async () => {
  app = await lineApp('server', { WAITING_PLACES_PER_ADDRESS: String(PLACES) });
  await openLine(app);
  await openLine(app, { eventId: 101, inSeconds: 3600 });
});
afterAll(() => app.close());

const inLine = { status: 409, body: { code: 'IN_LINE' } };

test('[SEC-85] a place that was forged, repeated, moved or is over is refused', async () => {
  const owner = await person(app, { address: '198.51.100.1' });
  await owner.join();
  await untilState(app, owner, 'turn');
  // Its code in another browser asks how far the line is, and takes nothing.
  const thief = await person(app, { address: '198.51.100.2' });
  thief.code = owner.code;
  expect((await thief.look()).status).toBe(200);
  expect(await thief.buy()).toMatchObject(inLine);
  // Moved to another event, by code and by turn.
  const elsewhere = await person(app, { browser: owner.browser, eventId: 101, address: '198.51.100.1' });
  elsewhere.code = owner.code;
  expect(await elsewhere.look()).toMatchObject({ status: 404, body: { code: 'PLACE_UNKNOWN' } });
  expect(await elsewhere.buy(levels.orchestra)).toMatchObject(inLine);
  // Forged: a place that is nobody's, a signature that is another's.
  for (const code of [
    '',
    '.',
    `${owner.code}x`,
    owner.code.replace(/^./, (first) => (first === 'a' ? 'b' : 'a')),
  ]) {
    const forger = await person(app, { address: '198.51.100.2' });
    forger.code = code;
    expect(await forger.look()).toMatchObject({ status: 404, body: { code: 'PLACE_UNKNOWN' } });
  }
  // Repeated after it was given up.
  expect((await owner.buy()).status).toBe(200);
  await pass(app, 601);
  await pass(app);
  expect(await owner.buy()).toMatchObject(inLine);
  const old = owner.code;
  await owner.join();
  expect(owner.code).not.toBe(old);
});

test('[SEC-85] [QUEUE-03] a turn is over when its time is, before anybody has ended it', async () => {
  const late = await person(app, { address: '198.51.100.4' });
  await late.join();
  await untilState(app, late, 'turn');
  await sql`update waiting_places set admitted_until = admitted_until - interval '1 hour'
    where state = 'ADMITTED'`.execute(app.database.db);
  expect(await late.buy()).toMatchObject(inLine);
});

test('[SEC-85] [QUEUE-02] a turn that was given up is nobody’s', async () => {
  const one = await person(app, { address: '198.51.100.3' });
  await one.join();
  await untilState(app, one, 'turn');
  await one.leave();
  expect(await one.buy()).toMatchObject(inLine);
});

test('[SEC-85] a thousand sessions of one network have no more places than a network may have', async () => {
  const address = '203.0.113.200';
  const crowd = await Promise.all(Array.from({ length: 60 }, () => person(app, { address, eventId: 101 })));
  const joined = await Promise.all(crowd.map((one) => one.join()));
  expect(joined.filter(({ status }) => status === 200)).toHaveLength(PLACES);
  expect(joined.filter(({ body }) => body.code === 'TOO_MANY_PLACES')).toHaveLength(60 - PLACES);
  const other = await person(app, { address: '203.0.113.201', eventId: 101 });
  expect((await other.join()).status).toBe(200);
});

test('[QUEUE-02] a place moves as the rules say, no more and no less', async () => {
  const { rows } = await sql<{ place: string }>`
    select place_uuid as place from waiting_places where position is not null limit 1`.execute(
    app.database.db,
  );
  const where = `where place_uuid = '${rows[0]!.place}'`;
  expect(
    await differingMoves(app.database, {
      machine: waitingPlaceMachine,
      be: (state) =>
        `update waiting_places set state = '${state}', admitted_until = '2026-01-01', session_id = gen_random_uuid() ${where}`,
      become: (state) => `update waiting_places set state = '${state}' ${where}`,
      refusal: /A place in line does not go/,
    }),
  ).toEqual([]);
});
