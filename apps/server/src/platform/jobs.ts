// Work that happens by itself. Every node runs every job; each job claims its rows in the database, so that
// running in several nodes, or twice, does no harm.
import { valueOf } from '@stagedoor/rules/values/value-of';
import type { Clock } from './clock.ts';
import { behindCustomers } from './db/behind-customers.ts';
import type { Logger } from './log.ts';

export interface Job {
  name: string;
  everySeconds: number;
  /** When it runs first; left out, within two seconds of the start. */
  firstAfterSeconds?: number;
  /** Somebody at a desk waits for it: it looks as soon as staff have changed something here. */
  followsStaff?: boolean;
  /** Work that takes long looks at `stopping` and ends in good order. */
  run(now: Date, stopping: AbortSignal): Promise<unknown>;
}

/** How a job does on this node. */
interface Rounds {
  job: string;
  everySeconds: number;
  /** Since a round ended well, or since the start. */
  ageSeconds: number;
  failed: number;
  failedInRow: number;
}

/** Is told how rounds end on this node, so that a job that fails again and again shows where people look. */
export interface JobWatch {
  failed(job: Job, timesInRow: number, now: Date): Promise<void>;
  /** The first good round after one that failed. */
  recovered(job: Job): Promise<void>;
}

export interface RunningJobs {
  rounds(): Rounds[];
  /** Runs every job once, besides its own rhythm: for whoever has moved the clock. */
  runNow(): Promise<void>;
  /** Staff have changed something on this node: what follows that looks at once, not when it would come round. */
  staffChanged(): void;
  /** Lets a round that is under way finish, and starts no other. */
  stop(): Promise<void>;
}

/** Told or not: a database that is away must not stop the next round. */
const telling =
  (log: Logger) =>
  async (told: Promise<void> | undefined): Promise<void> => {
    await told?.catch((error: unknown) => log.warn({ err: error }, 'how a job does could not be written'));
  };

interface Timetable {
  /** The job's next round comes so much later. */
  put(job: Job, delayMs: number): void;
  /** Its next round comes now; one that is under way is followed by another. */
  callNow(job: Job): void;
  /** Starts no other round, and waits for those under way. */
  end(): Promise<void>;
}

/** When each job comes round: after its pause, or as soon as it is called. */
function timetable(round: (job: Job) => Promise<void>, isOver: () => boolean): Timetable {
  const timers = new Map<Job, NodeJS.Timeout>();
  const calledAgain = new Set<Job>();
  const rounds = new Set<Promise<void>>();
  const roundAndNext = async (job: Job): Promise<void> => {
    await round(job);
    const delayMs = calledAgain.delete(job) ? 0 : job.everySeconds * 1000;
    if (!isOver()) put(job, delayMs);
  };
  const put = (job: Job, delayMs: number): void => {
    const timer = setTimeout(() => {
      timers.delete(job);
      const running = roundAndNext(job);
      rounds.add(running);
      void running.finally(() => rounds.delete(running));
    }, delayMs);
    timers.set(job, timer);
  };
  return {
    put,
    callNow: (job) => {
      const timer = timers.get(job);
      if (!timer) return void calledAgain.add(job);
      clearTimeout(timer);
      put(job, 0);
    },
    end: async () => {
      for (const timer of timers.values()) clearTimeout(timer);
      await Promise.all(rounds);
    },
  };
}

export function startJobs(jobs: readonly Job[], clock: Clock, log: Logger, watch?: JobWatch): RunningJobs {
  const stopping = new AbortController();
  const stand = new Map(jobs.map((job) => [job, { sinceMs: performance.now(), failed: 0, failedInRow: 0 }]));
  const tell = telling(log);
  const round = async (job: Job): Promise<void> => {
    const its = valueOf(stand, job);
    try {
      await behindCustomers(() => job.run(clock.now(), stopping.signal));
    } catch (error) {
      its.failed += 1;
      its.failedInRow += 1;
      log.error({ err: error, job: job.name }, 'a job failed; it will be tried again');
      await tell(watch?.failed(job, its.failedInRow, clock.now()));
      return;
    }
    its.sinceMs = performance.now();
    if (its.failedInRow > 0) await tell(watch?.recovered(job));
    its.failedInRow = 0;
  };
  const table = timetable(round, () => stopping.signal.aborted);
  for (const job of jobs) {
    const { firstAfterSeconds = 0, everySeconds } = job;
    table.put(job, firstAfterSeconds * 1000 + Math.random() * Math.min(2000, everySeconds * 1000));
  }

  return {
    rounds: () =>
      [...stand].map(([{ name, everySeconds }, { sinceMs, failed, failedInRow }]) => ({
        job: name,
        everySeconds,
        ageSeconds: (performance.now() - sinceMs) / 1000,
        failed,
        failedInRow,
      })),
    runNow: async () => {
      await Promise.all(jobs.map(round));
    },
    staffChanged: () => {
      if (stopping.signal.aborted) return;
      for (const job of jobs) if (job.followsStaff) table.callNow(job);
    },
    stop: async () => {
      stopping.abort();
      await table.end();
    },
  };
}
