import { expect, test } from 'vitest';
import { buildApp } from './app.ts';
import { readConfig } from './config.ts';
import { createLog } from './platform/log.ts';
import { hosts } from './testing/small-world.ts';
import {
  EVENT,
  calls,
  lineApp,
  openLine,
  pass,
  people,
  untilState,
} from './waiting-room/testing/line-world.ts';

const AHEAD_MS = 11 * 60_000;

test('[QUEUE-01] [QUEUE-02] a node whose clock goes eleven minutes ahead draws no lot early and ends no turn; a place is good at every node', async () => {
  const first = await lineApp('server');
  const { clock, database } = first;
  const config = readConfig({
    DEMO: '0',
    DEMO_TOOLS: '1',
    PUBLIC_PORT: '0',
    DEFAULT_OUTLET: '1',
    TRUSTED_PROXIES: '127.0.0.1',
    ...database.environment,
  });
  const wrong = { ...clock, now: () => new Date(clock.now().getTime() + AHEAD_MS) };
  const second = await buildApp({ config, database, clock: wrong, log: createLog('silent') });
  await openLine(first, { inSeconds: 60 });
  const [one] = await people(first, 1);
  const cookie = [...one!.browser.cookies].map(([name, value]) => `${name}=${value}`).join('; ');
  const atSecond = async (url: string, payload: object) => {
    const headers = { host: hosts.lantern, origin: `http://${hosts.lantern}`, cookie };
    const { statusCode, body } = await second.http.inject({ method: 'POST', url, headers, payload });
    return { status: statusCode, body: JSON.parse(body).response };
  };
  const look = () => atSecond(calls.look, { OutletEventID: EVENT, Place: one!.code });
  // Its jobs have run, and it did not take its own time for the line's.
  await second.http.inject({
    method: 'POST',
    url: '/demo/clock',
    payload: { now: clock.now().toISOString() },
  });
  expect((await look()).body).toMatchObject({ State: 'before', SecondsLeft: expect.closeTo(60, -1) });
  await pass(first, 61);
  await untilState(first, one!, 'turn');
  second.forget();
  expect((await look()).body.State).toBe('turn');
  expect((await atSecond(calls.join, { OutletEventID: EVENT })).body.Place.Place).toBe(one!.code);
  // The other one goes on where this one ended.
  await second.close();
  const [late] = await people(first, 1);
  await untilState(first, late!, 'turn');
  expect((await late!.buy()).status).toBe(200);
  await first.close();
});
