// A node that does nothing but tasks, in a process of its own: it ends itself at the step that it is told.
import { dieAtStep, noCheckpoint } from '../platform/checkpoint.ts';
import { openDatabase } from '../platform/db/database.ts';
import { createLog } from '../platform/log.ts';
import { workOnTasks } from '../platform/tasks/work-on-tasks.ts';
import { markItems } from '../platform/tasks/testing/mark-items.ts';

const { DATABASE_URL, DIE_AT_STEP, NODE_NAME = 'child', NOW } = process.env;
const database = await openDatabase({ databaseUrl: DATABASE_URL, dataDir: '', poolSize: 3 });
const now = new Date(NOW!);
const needs = {
  db: database.db,
  clock: { now: () => now, shiftMs: () => now.getTime() - Date.now(), shiftTo: () => {}, reset: () => {} },
  log: createLog('silent'),
  checkpoint: DIE_AT_STEP === undefined ? noCheckpoint : dieAtStep(DIE_AT_STEP),
  kinds: [markItems(NODE_NAME)],
};
await workOnTasks(needs, new AbortController().signal);
await database.close();
