import { pino } from 'pino';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { officeWorld } from '../../staff/testing/office-world.ts';
import type { OfficeWorld } from '../../staff/testing/office-world.ts';
import { startJobs } from '../jobs.ts';
import type { Job } from '../jobs.ts';
import { watchJobs } from './failing-jobs.ts';

let world: OfficeWorld;
beforeAll(async () => {
  world = await officeWorld('server');
});
afterAll(() => world.close());

const jobsOnToday = async () => {
  const { body } = await (await world.signedIn('owner')).send('today');
  return body.matters.filter(({ name }: { name: string }) => name === 'Jobs');
};

test('[RUN-11] a job that fails ten times in a row shows on Today and among the tasks, until a round ends well', async () => {
  const { database, clock } = world;
  let isBroken = true;
  const job: Job = {
    name: 'mend the clocks',
    everySeconds: 3600,
    firstAfterSeconds: 3600,
    run: async () => {
      if (isBroken) throw new Error('no spring');
    },
  };
  const running = startJobs([job], clock, pino({ level: 'silent' }), watchJobs(database.db));
  try {
    for (let round = 0; round < 9; round += 1) await running.runNow();
    expect(await jobsOnToday()).toEqual([]);
    await running.runNow();
    expect(running.rounds()[0]).toMatchObject({ failed: 10, failedInRow: 10 });
    const shown = { count: 1, what: 'job fails again and again', detail: 'mend the clocks', path: '/tasks' };
    expect(await jobsOnToday()).toMatchObject([shown]);
    await running.runNow();
    const owner = await world.signedIn('owner');
    expect((await owner.send('tasks/list')).body.failingJobs).toMatchObject([
      { name: 'mend the clocks', times: 11 },
    ]);
    expect((await (await world.signedIn('desk')).send('tasks/list')).body.failingJobs).toEqual([]);
    isBroken = false;
    await running.runNow();
    expect(running.rounds()[0]).toMatchObject({ failed: 11, failedInRow: 0 });
    expect(await jobsOnToday()).toEqual([]);
  } finally {
    await running.stop();
  }
});

test('[RUN-11] what a node wrote that is gone is not told for ever', async () => {
  const { database, clock } = world;
  const job: Job = { name: 'of a lost node', everySeconds: 60, run: async () => {} };
  await watchJobs(database.db).failed(job, 10, clock.now());
  expect(await jobsOnToday()).toHaveLength(1);
  clock.advance(9 * 60);
  expect(await jobsOnToday()).toEqual([]);
});
