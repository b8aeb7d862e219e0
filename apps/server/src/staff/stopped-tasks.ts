import { lastOf } from '@stagedoor/rules/values/last-of';
import { findTasks } from '../platform/tasks/task-store.ts';
import type { Matter } from '../office/index.ts';

const LATEST = 200;

/** Gave up after many tries: somebody looks why, and lets it go on. */
export const stoppedTasks: Matter = {
  name: 'Tasks',
  about: 'Tasks that stopped, such as a charging run',
  permission: 'lists.export',
  path: '/tasks',
  find: async (db, { sellerId, outletIds }) => {
    if (outletIds !== 'all') return undefined;
    const failed = (await findTasks(db, sellerId, { most: LATEST })).filter(
      ({ state }) => state === 'failed',
    );
    if (failed.length === 0) return undefined;
    const since = lastOf(failed).created_at;
    return { count: failed.length, what: failed.length === 1 ? 'task stopped' : 'tasks stopped', since };
  },
};
