// Tasks while nodes die, sleep and work at the same time.
import { afterEach, beforeEach, expect, test } from 'vitest';
import { marksOf } from './testing/mark-items.ts';
import { openTaskWorld } from './testing/task-world.ts';
import type { TaskWorld } from './testing/task-world.ts';
import { cases } from '../../../../../tools/testing/cases.ts';

/** With the pause between two looks, two seconds, less than ten. */
const A_LEASE_SECONDS = 6;
const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

let world: TaskWorld;
beforeEach(async () => {
  world = await openTaskWorld('server');
});
afterEach(() => world.database.close());
const items = async () => (await marksOf(world.database.db)).map(({ item }) => item);

test.each(['task claimed', 'task batch worked#3', 'task batch saved#3'])(
  '[OFFICE-03] a node killed at "%s" is followed by another within ten seconds, and every item is done once',
  async (step) => {
    const { task } = await world.start({ items: 50, bad: [12] });
    expect(await world.spawnNode({ DIE_AT_STEP: step })).toEqual({ code: null, signal: 'SIGKILL' });
    expect(await world.read(task)).toMatchObject({ state: 'running' });
    await world.work('other');
    // Until the lease has run out, the dead node may still be alive.
    expect((await marksOf(world.database.db)).filter(({ node }) => node === 'other')).toEqual([]);
    world.clock.advance(A_LEASE_SECONDS);
    await world.work('other');
    expect(await world.read(task)).toMatchObject({ state: 'finished', done: 49, failed: 1 });
    expect(await items()).toEqual(upTo(50).filter((item) => item !== 12));
  },
);

test('[OFFICE-03] three nodes over the same tasks, whose leases run out all the time: every item once', async () => {
  const started = [];
  for (let index = 0; index < 4; index += 1) started.push(await world.start({ items: 60 }));
  const impatient = async (step: string): Promise<void> => {
    // Whoever looks now finds every lease over, also of those that are working.
    if (step === 'task batch saved') world.clock.advance(2 * A_LEASE_SECONDS);
  };
  await Promise.all(['one', 'two', 'three'].map((node) => world.work(node, { checkpoint: impatient })));
  world.clock.advance(A_LEASE_SECONDS);
  await world.work('last');
  for (const { task } of cases(started))
    expect(await world.read(task)).toMatchObject({ state: 'finished', done: 60 });
  const marks = await marksOf(world.database.db);
  expect(marks.map(({ item }) => item)).toEqual(upTo(60).flatMap((item) => [item, item, item, item]));
  expect(new Set(marks.map(({ node }) => node)).size).toBeGreaterThan(1);
});

test('a node that slept past its lease finds its task taken, and leaves it to the other', async () => {
  const { task } = await world.start({ items: 30 });
  const [began, gone] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  let other: Promise<void> | undefined;
  await world.work('sleeper', {
    checkpoint: async (step) => {
      if (step !== 'task claimed' || other) return;
      world.clock.advance(A_LEASE_SECONDS);
      other = world.work('other', {
        checkpoint: async (reached) => {
          if (reached !== 'task batch saved') return;
          began.resolve();
          await gone.promise;
        },
      });
      await began.promise;
    },
  });
  gone.resolve();
  await other;
  expect(await world.read(task)).toMatchObject({ state: 'finished', done: 30 });
  const marks = await marksOf(world.database.db);
  expect(marks).toEqual(upTo(30).map((item) => ({ item, node: 'other' })));
});

test('[OFFICE-03] what comes while a node works on something long waits for a look, not for its end', async () => {
  await world.start({ items: 30 });
  let isFinished = false;
  let isAsked = false;
  await world.work('busy', {
    checkpoint: async (step) => {
      if (step !== 'task batch saved' || isAsked) return;
      isAsked = true;
      const { task } = await world.start({ items: 10 });
      await expect.poll(async () => (await world.read(task)).state, { timeout: 9000 }).toBe('finished');
      isFinished = true;
    },
  });
  expect(isFinished).toBe(true);
});
