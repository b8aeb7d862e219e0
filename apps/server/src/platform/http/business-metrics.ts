import { Gauge as Meter } from 'prom-client';
import type { Registry } from 'prom-client';
import type { Clock } from '../clock.ts';
import { secondsAhead } from '../db/clock-ahead.ts';
import type { Db } from '../db/tables.ts';
import type { Gauge } from '../gauge.ts';
import type { RunningJobs } from '../jobs.ts';

/** Several watchers ask often; counting is the database's work, and a few seconds more or less tell nothing new. */
const FRESH_MS = 10_000;

interface BusinessNeeds {
  db: Db;
  clock: Clock;
  gauges: readonly Gauge[];
  jobs: Pick<RunningJobs, 'rounds'>;
  sellerIds(): Promise<number[]>;
}

function measureJobs(registry: Registry, jobs: BusinessNeeds['jobs']): () => void {
  const settings = { labelNames: ['job'], registers: [registry] };
  const age = new Meter({
    ...settings,
    name: 'stagedoor_job_age_seconds',
    help: 'Since when a job has not ended well on this node, in seconds; counted from the start where it never did.',
  });
  const rhythm = new Meter({
    ...settings,
    name: 'stagedoor_job_every_seconds',
    help: 'How often the job is meant to run.',
  });
  const failures = new Meter({
    ...settings,
    name: 'stagedoor_job_failures',
    help: 'How many rounds of a job failed on this node since its start.',
  });
  const inRow = new Meter({
    ...settings,
    name: 'stagedoor_job_failures_in_row',
    help: 'How many of the latest rounds of a job failed on this node without a good one between them.',
  });
  return () => {
    for (const { job, ageSeconds, everySeconds, failed, failedInRow } of jobs.rounds()) {
      age.set({ job }, ageSeconds);
      rhythm.set({ job }, everySeconds);
      failures.set({ job }, failed);
      inRow.set({ job }, failedInRow);
    }
  };
}

/** Answers what brings the numbers up to date before they are shown. A database that is away costs its numbers only. */
export function measureBusiness(registry: Registry, needs: BusinessNeeds): () => Promise<void> {
  const { db, clock, gauges, jobs, sellerIds } = needs;
  const showJobs = measureJobs(registry, jobs);
  const isCounted = new Meter({
    name: 'stagedoor_business_counted',
    help: 'Whether the numbers of the business could be counted: 1, or 0 and they are left out.',
    registers: [registry],
  });
  const ahead = new Meter({
    name: 'stagedoor_clock_ahead_seconds',
    help: 'How far the clock of this node is ahead of the database’s, in seconds; below nothing, behind it.',
    registers: [registry],
  });
  const meters = gauges.map(({ name, help, labels = [], read }) => ({
    read,
    meter: new Meter({
      name: `stagedoor_${name}`,
      help,
      labelNames: [...labels],
      registers: [registry],
    }),
  }));

  async function count(): Promise<void> {
    try {
      const scope = { sellerIds: await sellerIds(), now: clock.now() };
      ahead.set(await secondsAhead(db, clock));
      const counted = [];
      for (const { meter, read } of meters) counted.push({ meter, found: await read(db, scope) });
      for (const { meter, found } of counted) {
        meter.reset();
        for (const { labels = {}, value } of found) meter.set(labels, value);
      }
      isCounted.set(1);
    } catch {
      for (const { meter } of meters) meter.reset();
      isCounted.set(0);
    }
  }

  let last: { atMs: number; counted: Promise<void> } | undefined;
  return async () => {
    showJobs();
    if (!last || performance.now() - last.atMs > FRESH_MS)
      last = { atMs: performance.now(), counted: count() };
    await last.counted;
  };
}
