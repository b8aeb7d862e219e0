// A draw whose server is killed at every step ends in the same bytes as one that nobody disturbed.
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { sql } from 'kysely';
import { afterAll, expect, test } from 'vitest';
import { cases } from '../../../tools/testing/cases.ts';
import { demoDatabase } from './testing/demo-database.ts';
import { OFFICE_HOST, PASSWORD } from './staff/testing/office-world.ts';
import { DIGITS, drawOffice, SERIES } from './testing/draw-office.ts';
import { startServer } from './testing/server-process.ts';
import type { ServerProcess } from './testing/server-process.ts';
import { START } from './testing/test-app.ts';
import type { TestDatabase } from './testing/test-database.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'stagedoor-kill-draw-'));
afterAll(() => rmSync(dataDir, { recursive: true, force: true }));

interface Answer {
  status: number;
  body: string;
  cookie: string | undefined;
}

/** Throws when the server dies before it answers. */
async function post(port: number, path: string, body: object, cookie = ''): Promise<Answer> {
  const outgoing = request({
    host: '127.0.0.1',
    port,
    path: `/office.v1/${path}`,
    method: 'POST',
    headers: {
      host: OFFICE_HOST,
      origin: `http://${OFFICE_HOST}`,
      'content-type': 'application/json',
      ...(cookie && { cookie }),
    },
  });
  outgoing.end(JSON.stringify(body));
  const [answer] = await once(outgoing, 'response');
  let text = '';
  for await (const chunk of answer) text += String(chunk);
  const cookies = [answer.headers['set-cookie'] ?? []].flat() as string[];
  return { status: answer.statusCode, body: text, cookie: cookies[0]?.split(';')[0] };
}

const MINUTE_MS = 60_000;
let pressed = 0;

/** An owner who presses one button a minute from the demo's own time on: a number comes after the freeze. */
async function press(server: ServerProcess, step: string, payload: object): Promise<Answer> {
  pressed += 1;
  const now = new Date(START.getTime() + pressed * MINUTE_MS);
  await server.send('/demo/clock', { body: { now: now.toISOString() } });
  const email = 'owner@lantern.example';
  const { cookie } = await post(server.port, 'staff/sign-in', { email, password: PASSWORD });
  return post(server.port, `draws/${step}`, { seriesId: SERIES, ...payload }, cookie);
}

/** What an owner presses, and where the server may die of it: first before it is decided, then after. */
const presses = [
  { step: 'freeze', state: 'frozen', dieAt: ['draw sealed', 'draw frozen'] },
  { step: 'draw', state: 'drawn', dieAt: ['entries placed', 'draw made'] },
  { step: 'publish', state: 'published', dieAt: ['file written', 'draw published'] },
] as const;
/** `npm run proof -- kill-draws` dies at each. */
const chosen = new Set<string>(
  process.env.KILL_DRAWS === 'all' ? presses.flatMap(({ dieAt }) => dieAt) : ['entries placed'],
);

const rowOf = async ({ db }: TestDatabase) => {
  const { rows } = await sql<{ state: string; file_hash: string | null; root: string | null }>`
    select state, file_hash, root from draws where series_id = ${SERIES}`.execute(db);
  return rows[0]!;
};

async function waitFor(database: TestDatabase, state: string): Promise<void> {
  for (let tries = 0; tries < 600; tries += 1) {
    if ((await rowOf(database)).state === state) return;
    await sleep(100);
  }
  throw new Error(`The draw did not become ${state}`);
}

/** What nobody disturbed. */
async function undisturbed(): Promise<{ charges: number; file_hash: string | null; root: string | null }> {
  const office = await drawOffice('server');
  await office.press('freeze');
  await office.press('record-number', { digits: DIGITS });
  await office.draw();
  const { review } = (await office.ask()).body;
  await office.press('publish', { charges: review.charges });
  const { file_hash, root } = await rowOf(office.app.database);
  await office.close();
  return { charges: review.charges, file_hash, root };
}

test('[DRAW-03] [OPS-20] killed while it is frozen, drawn and published, the file has the same bytes', async () => {
  const { charges, ...expected } = await undisturbed();
  const database = await demoDatabase('server');
  const environment = { ...database.environment, DATA_DIR: dataDir, BOX_OFFICE_HOST: OFFICE_HOST };
  const died: string[] = [];
  let server: ServerProcess | undefined;
  for (const { step, state, dieAt } of presses) {
    const payload = step === 'publish' ? { charges } : {};
    for (const where of cases(dieAt)) {
      if (!chosen.has(where)) continue;
      await server?.end('SIGTERM');
      server = undefined;
      const dying = await startServer({ ...environment, DIE_AT_STEP: where });
      await press(dying, step, payload).catch(() => undefined);
      const gone = await Promise.race([dying.gone.then(() => true), sleep(MINUTE_MS, false, { ref: false })]);
      expect(gone, `died at: ${where}`).toBe(true);
      died.push(where);
      if (where === dieAt[0]) expect((await rowOf(database)).state).not.toBe(state);
    }
    server ??= await startServer(environment);
    await press(server, step, payload);
    await waitFor(database, state);
    if (step === 'freeze') await press(server, 'record-number', { digits: DIGITS });
  }
  await server?.end('SIGTERM');
  expect(died).toEqual([...chosen]);
  const { file_hash, root } = await rowOf(database);
  expect({ file_hash, root }).toEqual(expected);
  await database.close();
}, 1_800_000);
