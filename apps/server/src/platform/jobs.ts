// Work that happens by itself. Every node runs every job; each job claims its rows in the database, so that
// running in several nodes, or twice, does no harm.
import type { Clock } from './clock.ts';
import type { Logger } from './log.ts';

export interface Job {
  name: string;
  everySeconds: number;
  run(now: Date): Promise<unknown>;
}

export interface RunningJobs {
  /** Runs every job once, besides its own rhythm: for whoever has moved the clock. */
  runNow(): Promise<void>;
  /** Lets a round that is under way finish, and starts no other. */
  stop(): Promise<void>;
}

export function startJobs(jobs: readonly Job[], clock: Clock, log: Logger): RunningJobs {
  let stopped = false;
  const timers = new Set<NodeJS.Timeout>();
  const rounds = new Set<Promise<void>>();

  const round = async (job: Job): Promise<void> => {
    try {
      await job.run(clock.now());
    } catch (error) {
      log.error({ err: error, job: job.name }, 'a job failed; it will be tried again');
    }
  };
  const roundAndNext = async (job: Job): Promise<void> => {
    await round(job);
    if (!stopped) schedule(job, job.everySeconds * 1000);
  };
  const schedule = (job: Job, delayMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(timer);
      const running = roundAndNext(job);
      rounds.add(running);
      void running.finally(() => rounds.delete(running));
    }, delayMs);
    timers.add(timer);
  };
  for (const job of jobs) schedule(job, Math.random() * Math.min(2000, job.everySeconds * 1000));

  return {
    runNow: async () => {
      await Promise.all(jobs.map(round));
    },
    stop: async () => {
      stopped = true;
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(rounds);
    },
  };
}
