// Generated and spoilt bodies over every call. `npm run fuzz -- 100000` sends many more; FUZZ_SEED=… repeats a run.
import { afterAll, beforeAll, expect, test } from 'vitest';
import { patient } from './accounts/testing/people.ts';
import { demoDatabase } from './testing/demo-database.ts';
import { officeActors, shopActors } from './testing/fuzz/actors.ts';
import type { Actor } from './testing/fuzz/actors.ts';
import { fuzzCalls } from './testing/fuzz/fuzz-calls.ts';
import { testApp } from './testing/test-app.ts';
import type { TestApp } from './testing/test-app.ts';

const BODIES = Number(process.env.FUZZ ?? 900);
const seed = Number(process.env.FUZZ_SEED ?? 20_261_116);

let app: TestApp;
beforeAll(async () => {
  app = await testApp('server', {
    open: demoDatabase,
    environment: patient,
  });
});
afterAll(async () => {
  await app.close();
});

async function fuzz(actors: readonly Actor[]) {
  const { problems, reached, statuses } = await fuzzCalls(app, actors, { bodies: BODIES / 2, seed });
  const told = `${JSON.stringify(Object.fromEntries(statuses))}, ${reached.size} calls got through`;
  if (process.env.FUZZ) process.stdout.write(`${told}\n`);
  return { problems: problems.slice(0, 20), through: reached.size };
}

const patience = 60_000 + BODIES * 400;
/** The bodies are good enough to get through. */
const ENOUGH = 15;

test(
  '[SEC-58] a shop answers every body: no fault, no hang, no lost session',
  { timeout: patience },
  async () => {
    const { problems, through } = await fuzz(await shopActors(app));
    expect(problems).toEqual([]);
    expect(through).toBeGreaterThan(ENOUGH);
  },
);

test(
  '[SEC-58] the box office answers every body: no fault, no hang, no lost session',
  { timeout: patience },
  async () => {
    const { problems, through } = await fuzz(await officeActors(app));
    expect(problems).toEqual([]);
    expect(through).toBeGreaterThan(ENOUGH);
  },
);
