// Jobs that fail again and again, as every node writes them down for the pages of all nodes.
import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { prune } from '../db/prune.ts';
import type { Db } from '../db/tables.ts';
import type { Job, JobWatch } from '../jobs.ts';
import './tables.ts';

/** A round or two may fail by chance or by a restart of the database; this many in a row need somebody. */
const TOO_MANY_IN_A_ROW = 10;

export interface FailingJob {
  name: string;
  times: number;
  since: Date;
}

/** Three rounds and five minutes: by then the node has written it again, or is gone. */
const heardUntil = ({ everySeconds }: Job, now: Date): Date =>
  new Date(now.getTime() + (3 * everySeconds + 300) * 1000);

export function watchJobs(db: Db): JobWatch {
  const node = randomUUID();
  return {
    failed: async (job, times, now) => {
      if (times < TOO_MANY_IN_A_ROW) return;
      const heard_until = heardUntil(job, now);
      await db
        .insertInto('failing_jobs')
        .values({ job: job.name, node, times, since: now, heard_until })
        .onConflict((conflict) => conflict.columns(['job', 'node']).doUpdateSet({ times, heard_until }))
        .execute();
    },
    recovered: async ({ name }) => {
      await db.deleteFrom('failing_jobs').where('job', '=', name).where('node', '=', node).execute();
    },
  };
}

/** Each job once, as the node sees it that has waited longest. */
export async function findFailingJobs(db: Db, now: Date): Promise<FailingJob[]> {
  const { rows } = await sql<FailingJob>`
    select job as name, max(times)::int as times, min(since) as since
    from failing_jobs where heard_until > ${now} group by job order by min(since), job`.execute(db);
  return rows;
}

/** Rows of nodes that are gone. */
export async function tidyFailingJobs(db: Db, now: Date): Promise<void> {
  await prune(db, sql.table('failing_jobs'), { by: 'heard_until', until: now });
}
