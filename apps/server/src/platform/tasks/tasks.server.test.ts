import { taskMachine } from '@stagedoor/rules/machines/task';
import type { TaskState } from '@stagedoor/rules/machines/task';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { engines } from '../../testing/test-database.ts';
import { startTask } from './start-task.ts';
import { cancelTask, pauseTask, resumeTask } from './steer-task.ts';
import { findFailures, findTasks } from './task-store.ts';
import { markItems, marksOf } from './testing/mark-items.ts';
import { openTaskWorld } from './testing/task-world.ts';
import type { TaskWorld } from './testing/task-world.ts';
import { cases } from '../../../../../tools/testing/cases.ts';

const upTo = (last: number) => Array.from({ length: last }, (_, index) => index + 1);

describe.each(engines)('tasks (%s)', (engine) => {
  let world: TaskWorld;
  beforeAll(async () => {
    world = await openTaskWorld(engine);
  });
  afterAll(() => world.database.close());
  beforeEach(async () => {
    await world.database.runScript('delete from task_failures; delete from tasks; delete from test_marks');
  });
  const items = async () => (await marksOf(world.database.db)).map(({ item }) => item);

  test('[OFFICE-03] a task is counted, worked on batch by batch, and ends with its sums', async () => {
    const { task, isNew } = await world.start({ items: 25, bad: [4, 17] });
    expect(isNew).toBe(true);
    expect(task).toMatchObject({ state: 'waiting', total: null, done: 0, asked_by_name: 'Robin Vale' });
    await world.work('one');
    expect(await world.read(task)).toMatchObject({
      state: 'finished',
      total: 25,
      done: 23,
      failed: 2,
      summary: { marked: 23 },
      ended_at: world.clock.now(),
      claim: null,
    });
    expect(await findFailures(world.database.db, task, 10)).toEqual([
      { subject: 'item 4', message: 'It would not be marked.' },
      { subject: 'item 17', message: 'It would not be marked.' },
    ]);
    expect(await items()).toEqual(upTo(25).filter((item) => item !== 4 && item !== 17));
    expect(await resumeTask(world.database.db, task, world.clock.now())).toBeUndefined();
  });

  test('[OFFICE-03] the same started twice, also at once, is one task, and says who asked first', async () => {
    const { db } = world.database;
    const wish = { subject: 'draw 5', title: 'Mark', details: { items: 5 } };
    const [robin, sam] = [world.as('Robin Vale'), world.as('Sam')];
    const started = await Promise.all(
      [robin, sam, sam].map((actor) => startTask(db, markItems(''), wish, actor)),
    );
    expect(new Set(started.map(({ task }) => task.task_id)).size).toBe(1);
    expect(started.filter(({ isNew }) => isNew)).toHaveLength(1);
    const again = await startTask(db, markItems(''), wish, sam);
    expect(again).toMatchObject({ isNew: false, task: { asked_by_name: started[0]!.task.asked_by_name } });
    await world.work('one');
    expect((await startTask(db, markItems(''), wish, sam)).isNew).toBe(true);
    expect(await findTasks(db, 1, { most: 10 })).toHaveLength(2);
    expect(await findTasks(db, 2, { most: 10 })).toEqual([]);
  });

  test('[OFFICE-03] paused in the middle it stands still; resumed it goes on where it was', async () => {
    const { task } = await world.start({ items: 40 });
    const { db } = world.database;
    let batches = 0;
    await world.work('one', {
      checkpoint: async (step) => {
        if (step === 'task batch saved' && (batches += 1) === 3) await pauseTask(db, task);
      },
    });
    expect(await world.read(task)).toMatchObject({ state: 'paused', done: 20, total: 40 });
    await world.work('one');
    expect(await items()).toEqual(upTo(20));
    expect(await resumeTask(db, task, world.clock.now())).toMatchObject({ state: 'waiting' });
    await world.work('two');
    expect(await world.read(task)).toMatchObject({ state: 'finished', done: 40 });
    expect(await items()).toEqual(upTo(40));
  });

  test('[RUN-08] where one engine serves everybody a batch does what its time allows, and each says how long it took', async () => {
    const { task } = await world.start({ items: 25 });
    const took: number[] = [];
    const sizes = [1, 2, 4, 8, 16];
    const doneAt: number[] = [];
    await world.work('one', {
      pace: {
        atMost: (kind, usual) => (kind === 'mark items' ? Math.min(usual, sizes[took.length] ?? 1) : 0),
        took: (_kind, ms) => void took.push(ms),
      },
      checkpoint: async (step) => {
        if (step === 'task batch saved') doneAt.push((await world.read(task)).done);
      },
    });
    // The first one counts, and says nothing about those that work.
    expect(doneAt).toEqual([0, 1, 3, 7, 15, 25]);
    expect(took).toHaveLength(5);
    expect(Math.min(...took)).toBeGreaterThan(0);
    expect(await items()).toEqual(upTo(25));
  });

  test('canceled it ends, and what was done stays done', async () => {
    const { task } = await world.start({ items: 40 });
    const { db } = world.database;
    let batches = 0;
    await world.work('one', {
      checkpoint: async (step) => {
        if (step === 'task batch saved' && (batches += 1) === 2)
          await cancelTask(db, task, world.clock.now());
      },
    });
    expect(await world.read(task)).toMatchObject({ state: 'canceled', done: 10 });
    expect(await pauseTask(db, task)).toBeUndefined();
    expect(await resumeTask(db, task, world.clock.now())).toBeUndefined();
    await world.work('one');
    expect(await items()).toEqual(upTo(10));
  });

  test('[AWARD-02] it backs off when it is asked to, and when a batch breaks; nothing of a broken batch stays', async () => {
    const { task } = await world.start({ items: 30, waitsAt: [5], breaksAt: [15] });
    await world.work('one');
    expect(await world.read(task)).toMatchObject({ state: 'waiting', done: 10, tries: 0 });
    await world.work('one');
    expect((await world.read(task)).done).toBe(10);
    world.clock.advance(300);
    await world.work('one');
    expect(await world.read(task)).toMatchObject({ state: 'waiting', tries: 1, problem: 'The batch broke' });
    expect(await items()).toEqual(upTo(10));
    for (let tries = 2; tries <= 8; tries += 1) {
      world.clock.advance(600);
      await world.work('one');
      expect((await world.read(task)).tries).toBe(tries);
    }
    expect(await world.read(task)).toMatchObject({ state: 'failed', done: 10 });
    expect(await resumeTask(world.database.db, task, world.clock.now())).toMatchObject({
      tries: 0,
      problem: null,
    });
  });

  test('a task that gave up is not resumed beside one that was started anew', async () => {
    const { db } = world.database;
    const wish = { subject: 'same', title: 'Mark', details: { items: 30, breaksAt: [1] } };
    const { task } = await startTask(db, markItems(''), wish, world.as('Robin Vale'));
    for (let tries = 1; tries <= 8; tries += 1) {
      await world.work('one');
      world.clock.advance(600);
    }
    expect((await world.read(task)).state).toBe('failed');
    const { isNew } = await startTask(db, markItems(''), wish, world.as('Robin Vale'));
    expect(isNew).toBe(true);
    expect(await resumeTask(db, task, world.clock.now())).toBeUndefined();
  });

  test('a node that is told to stop ends its batch and leaves the rest to others, at once', async () => {
    const { task } = await world.start({ items: 40 });
    const stopping = new AbortController();
    let batches = 0;
    await world.work('one', {
      stopping: stopping.signal,
      checkpoint: async (step) => {
        if (step === 'task batch saved' && (batches += 1) === 2) stopping.abort();
      },
    });
    expect(await world.read(task)).toMatchObject({ state: 'waiting', done: 10, claim: null });
    await world.work('two');
    expect((await marksOf(world.database.db)).filter(({ node }) => node === 'two')).toHaveLength(30);
  });

  test('a node leaves kinds alone that it does not know', async () => {
    const { db } = world.database;
    const newer = { ...markItems(''), kind: 'of the next version' };
    const wish = { subject: '', title: 'New', details: { items: 1 } };
    const { task } = await startTask(db, newer, wish, world.as('Robin Vale'));
    await world.work('one');
    expect(await world.read(task)).toMatchObject({ state: 'waiting', tries: 0 });
  });

  test('the moves of a task are those of the rules, no more and no less', async () => {
    const states = Object.keys(taskMachine) as TaskState[];
    expect(states.length).toBeGreaterThan(0);
    const { task } = await world.start({ items: 1 });
    const set = (state: TaskState) =>
      `state = '${state}', claim = ${state === 'running' ? `'${task.task_id}'` : 'null'},
       lease_until = ${state === 'running' ? 'due_at' : 'null'},
       ended_at = ${state === 'finished' || state === 'canceled' ? 'due_at' : 'null'}`;
    for (const from of states) {
      for (const to of cases(states.filter((state) => state !== from))) {
        await world.database.runScript(`
          alter table tasks disable trigger user;
          update tasks set ${set(from)};
          alter table tasks enable trigger user`);
        const allowed = await sql
          .raw(`update tasks set ${set(to)}`)
          .execute(world.database.db)
          .then(
            () => true,
            () => false,
          );
        expect([from, to, allowed]).toEqual([from, to, canMove(taskMachine, from, to)]);
      }
    }
  });
});
