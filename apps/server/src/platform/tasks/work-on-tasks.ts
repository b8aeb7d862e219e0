// What every node does with tasks: takes one up, works batch by batch, and lets it go when it is told to stop.
import { randomUUID } from 'node:crypto';
import { setImmediate as otherWork, setTimeout as sleep } from 'node:timers/promises';
import { required } from '@stagedoor/rules/values/required';
import type { Checkpoint } from '../checkpoint.ts';
import type { Clock } from '../clock.ts';
import { inTransaction } from '../db/in-transaction.ts';
import type { Db } from '../db/tables.ts';
import type { Job } from '../jobs.ts';
import type { Logger } from '../log.ts';
import { secondsAfter } from '../seconds-after.ts';
import { unhurriedPace } from './batch-pace.ts';
import type { BatchPace } from './batch-pace.ts';
import type { AnyTaskKind } from './define-task.ts';
import { factsOf, runBatch } from './run-batch.ts';
import { claimTask, lockClaimed, moveTask } from './task-store.ts';
import type { TaskRow } from './task-store.ts';

export interface TaskNeeds {
  db: Db;
  /** For what a batch reads and need not be newer than two seconds. */
  replicaDb?: Db | undefined;
  clock: Clock;
  log: Logger;
  checkpoint: Checkpoint;
  kinds: readonly AnyTaskKind[];
  /** How large batches may be; left out, as large as their kinds make them. */
  pace?: BatchPace | undefined;
}

/**
 * Each batch moves the lease ahead, and holds its row for as long as it takes; a node that is silent for so long between two
 * of them has died or was cut off. With the pause between two looks another one is there within ten seconds.
 */
const LEASE_SECONDS = 6;
const LOOK_EVERY_SECONDS = 2;
const TASKS_AT_ONCE = 2;
const MOST_TRIES = 8;
const FIRST_DELAY_SECONDS = 5;
const LONGEST_DELAY_SECONDS = 600;

const delayAfter = (tries: number): number =>
  Math.min(FIRST_DELAY_SECONDS * 2 ** (tries - 1), LONGEST_DELAY_SECONDS);

/** A batch that went wrong is tried again, each time later; after that the task gives up, and somebody resumes it. */
async function giveBack(
  { db, clock, log }: TaskNeeds,
  task: TaskRow,
  claim: string,
  error: unknown,
): Promise<void> {
  const problem = (error instanceof Error ? error.message : String(error)).slice(0, 500);
  log.warn({ err: error, task: task.task_id, kind: task.kind }, 'a batch of a task failed');
  await inTransaction(db, async (tx) => {
    const row = await lockClaimed(tx, task, claim);
    if (!row) return;
    const tries = row.tries + 1;
    const due_at = secondsAfter(clock.now(), delayAfter(tries));
    await moveTask(tx, row, tries < MOST_TRIES ? 'waiting' : 'failed', { tries, problem, due_at });
  });
}

/** Works until it is done, paused, taken away or this node stops. */
async function workOn(needs: TaskNeeds, task: TaskRow, claim: string, stopping: AbortSignal): Promise<void> {
  const { db, replicaDb, clock, checkpoint, pace = unhurriedPace } = needs;
  const kind = required(
    needs.kinds.find((each) => each.kind === task.kind),
    'such kind of task',
  );
  let isSized = false;
  const atMost = (usual: number): number => {
    isSized = true;
    return pace.atMost(kind.kind, usual);
  };
  const turn = () => {
    const now = clock.now();
    return { claim, now, leaseUntil: secondsAfter(now, LEASE_SECONDS), means: { replicaDb, atMost } };
  };
  try {
    let isMore = true;
    while (isMore && !stopping.aborted) {
      if (needs.pace) await kind.prepare?.(db, factsOf(task));
      let begunAt = 0;
      isSized = false;
      isMore = await inTransaction(db, async (tx) => {
        begunAt = performance.now();
        const more = await runBatch(tx, kind, task, turn());
        await checkpoint('task batch worked', task.kind);
        return more;
      });
      // One that only counted says nothing about those that work.
      if (isSized) pace.took(kind.kind, performance.now() - begunAt);
      await checkpoint('task batch saved', task.kind);
      await otherWork();
    }
    if (isMore)
      await inTransaction(db, async (tx) => {
        const row = await lockClaimed(tx, task, claim);
        if (row) await moveTask(tx, row, 'waiting', {});
      });
  } catch (error) {
    await giveBack(needs, task, claim, error);
  }
}

/** Those who work in one round: how many are at a task, and what wakes the others when one of them is through. */
interface Round {
  atWork: number;
  oneIsDone: AbortController;
}

/** Whoever finds nothing looks again for as long as somebody beside them works: a round may take an hour. */
async function workWhileThereIs(needs: TaskNeeds, stopping: AbortSignal, round: Round): Promise<void> {
  const { db, clock } = needs;
  const kinds = needs.kinds.map(({ kind }) => kind);
  while (!stopping.aborted) {
    const claim = randomUUID();
    const now = clock.now();
    const task = await claimTask(db, kinds, claim, { now, leaseUntil: secondsAfter(now, LEASE_SECONDS) });
    if (!task && round.atWork === 0) return;
    if (!task) {
      const signal = AbortSignal.any([stopping, round.oneIsDone.signal]);
      await sleep(LOOK_EVERY_SECONDS * 1000, undefined, { signal }).catch(() => {});
      continue;
    }
    round.atWork += 1;
    try {
      await needs.checkpoint('task claimed', task.kind);
      await workOn(needs, task, claim, stopping);
    } finally {
      round.atWork -= 1;
      round.oneIsDone.abort();
      round.oneIsDone = new AbortController();
    }
  }
}

/** Takes up what waits, and works until nothing does. */
export async function workOnTasks(needs: TaskNeeds, stopping: AbortSignal): Promise<void> {
  const round: Round = { atWork: 0, oneIsDone: new AbortController() };
  await Promise.all(Array.from({ length: TASKS_AT_ONCE }, () => workWhileThereIs(needs, stopping, round)));
}

export const taskJob = (needs: TaskNeeds): Job => ({
  name: 'work on tasks',
  everySeconds: LOOK_EVERY_SECONDS,
  followsStaff: true,
  run: (_now, stopping) => workOnTasks(needs, stopping),
});
