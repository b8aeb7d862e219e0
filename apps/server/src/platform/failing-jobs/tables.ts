export interface FailingJobsTable {
  job: string;
  node: string;
  times: number;
  since: Date;
  /** A node that is gone says nothing any more: after this the row counts for nothing. */
  heard_until: Date;
}

declare module '../db/tables.ts' {
  interface Tables {
    failing_jobs: FailingJobsTable;
  }
}
