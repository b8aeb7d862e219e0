// A seller with tasks to do, and nodes that do them.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { keepsCompiled } from '../../../../../../tools/compiled.ts';
import { programFile } from '../../../testing/program-file.ts';
import { loadSmallWorld } from '../../../testing/small-world.ts';
import { testClock } from '../../../testing/test-app.ts';
import type { TestClock } from '../../../testing/test-app.ts';
import { testDatabase } from '../../../testing/test-database.ts';
import type { EngineKind, TestDatabase } from '../../../testing/test-database.ts';
import type { Actor } from '../../actor.ts';
import { noCheckpoint } from '../../checkpoint.ts';
import type { Checkpoint } from '../../checkpoint.ts';
import { createLog } from '../../log.ts';
import { startTask } from '../start-task.ts';
import type { StartedTask } from '../start-task.ts';
import { findTask } from '../task-store.ts';
import type { TaskKey, TaskRow } from '../task-store.ts';
import { workOnTasks } from '../work-on-tasks.ts';
import type { BatchPace } from '../batch-pace.ts';
import { createMarks, markItems } from './mark-items.ts';
import type { MarkDetails } from './mark-items.ts';

export interface TaskWorld {
  database: TestDatabase;
  clock: TestClock;
  /** Somebody of the desk, right now. */
  as(name: string): Actor;
  start(details: MarkDetails): Promise<StartedTask>;
  read(key: TaskKey): Promise<TaskRow>;
  /** A node in this process works until nothing waits, or until it is told to stop. */
  work(
    node: string,
    options?: { checkpoint?: Checkpoint; stopping?: AbortSignal; pace?: BatchPace },
  ): Promise<void>;
  /** A node in a process of its own; answers how it ended. */
  spawnNode(environment: Record<string, string>): Promise<{ code: number | null; signal: string | null }>;
}

export async function openTaskWorld(engine: EngineKind): Promise<TaskWorld> {
  const database = await testDatabase(engine);
  await loadSmallWorld(database);
  const { db } = database;
  await createMarks(db);
  const clock = testClock();
  const log = createLog('silent');
  let subjects = 0;
  const staff = (name: string): Actor => ({
    kind: 'staff',
    staffId: 7,
    name,
    sellerId: 1,
    outletIds: 'all',
    now: clock.now(),
  });
  return {
    database,
    clock,
    as: staff,
    start: (details) => {
      subjects += 1;
      const wish = { subject: `list ${subjects}`, title: 'Mark the items', details };
      return startTask(db, markItems(''), wish, staff('Robin Vale'));
    },
    read: async (key) => (await findTask(db, key))!,
    work: (node, { checkpoint = noCheckpoint, stopping = new AbortController().signal, pace } = {}) =>
      workOnTasks({ db, clock, log, checkpoint, kinds: [markItems(node)], pace }, stopping),
    spawnNode: async (environment) => {
      const child = spawn(process.execPath, [programFile('testing/task-node')], {
        env: {
          PATH: process.env['PATH'] ?? '',
          ...keepsCompiled,
          ...database.environment,
          NOW: clock.now().toISOString(),
          ...environment,
        },
        stdio: 'inherit',
      });
      const [code, signal] = (await once(child, 'close')) as [number | null, string | null];
      return { code, signal };
    },
  };
}
