import { firstOf } from '@stagedoor/rules/values/first-of';
import { findFailingJobs } from '../platform/failing-jobs/failing-jobs.ts';
import type { Matter } from '../office/index.ts';

/** What runs by itself and does not any more: whoever runs the server finds why in its log. */
export const failingJobs: Matter = {
  name: 'Jobs',
  about: 'Work in the background that fails again and again',
  permission: 'switches.all',
  path: '/tasks',
  find: async (db, { now }) => {
    const jobs = await findFailingJobs(db, now);
    if (jobs.length === 0) return undefined;
    return {
      count: jobs.length,
      what: jobs.length === 1 ? 'job fails again and again' : 'jobs fail again and again',
      since: firstOf(jobs).since,
      detail: jobs.map(({ name }) => name).join(', '),
    };
  },
};
