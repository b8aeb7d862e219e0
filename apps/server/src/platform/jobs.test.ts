import { setTimeout as sleep } from 'node:timers/promises';
import { expect, test } from 'vitest';
import { systemClock } from './clock.ts';
import { startJobs } from './jobs.ts';
import type { Job } from './jobs.ts';
import { createLog } from './log.ts';

const HOUR = 3600;

function started(more: Partial<Job>) {
  let rounds = 0;
  const run = async () => {
    rounds += 1;
  };
  const job = { name: 'look', everySeconds: HOUR, firstAfterSeconds: HOUR, run, ...more };
  return { jobs: startJobs([job], systemClock(), createLog('silent')), rounds: () => rounds };
}

test('what follows staff looks as soon as they changed something, and nothing else does', async () => {
  const following = started({ followsStaff: true });
  const other = started({});
  for (const { jobs } of [following, other]) jobs.staffChanged();
  await expect.poll(following.rounds).toBe(1);
  await sleep(20);
  expect([following.rounds(), other.rounds()]).toEqual([1, 0]);
  await Promise.all([following.jobs.stop(), other.jobs.stop()]);
});

test('a round that is under way when staff change something is followed by another one', async () => {
  let begun = 0;
  let end = (): void => {};
  const run = () => {
    begun += 1;
    return new Promise<void>((resolve) => (end = resolve));
  };
  const { jobs } = started({ followsStaff: true, run });
  jobs.staffChanged();
  await expect.poll(() => begun).toBe(1);
  jobs.staffChanged();
  jobs.staffChanged();
  end();
  await expect.poll(() => begun).toBe(2);
  const stopped = jobs.stop();
  jobs.staffChanged();
  end();
  await stopped;
  expect(begun).toBe(2);
});
