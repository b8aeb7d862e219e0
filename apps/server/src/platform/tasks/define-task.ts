// A long action in batches. What it does is declared here once; any node does it.
import type { Permission } from '@stagedoor/rules/staff/role-table';
import type { Db, Tx } from '../db/tables.ts';

/** The task as its own code sees it. `Details` and `Cursor` are kept as JSON. */
export interface TaskFacts<Details> {
  sellerId: number;
  taskId: string;
  subject: string;
  details: Details;
}

export interface TaskFailure {
  /** What it happened to: an order's number, an address. */
  subject: string;
  message: string;
}

export interface Batch<Cursor> {
  /** Where the next batch begins; undefined when this was the last. */
  cursor: Cursor | undefined;
  /** How many went well. */
  done: number;
  /** Those that did not; the task goes on. */
  failures?: readonly TaskFailure[];
  /** Somebody asked us to be slower: the next batch comes so much later. */
  waitSeconds?: number;
}

/** What a batch is lent besides its transaction. */
export interface BatchMeans {
  /** For what may be two seconds old, where there is a replica. */
  replicaDb: Db | undefined;
  /**
   * How many of the kind's usual number this batch may do: all of them, or fewer where the engine serves everybody and
   * nobody may wait long for it (decision 283). At least one.
   */
  atMost(usual: number): number;
}

export interface TaskKind<Details = unknown, Cursor = unknown> {
  kind: string;
  /** What staff need to pause, resume and cancel it. */
  permission: Permission;
  /** What is left of it is a file, for a few days: after a long while it is forgotten that it was made. */
  isExport?: boolean;
  /** How many there are to do, before the first batch. */
  count(tx: Tx, task: TaskFacts<Details>): Promise<number>;
  /**
   * Done before each batch where one engine serves everybody, outside of its transaction: what takes long to compute is
   * computed while others use the engine. The batch must be able to do without.
   */
  prepare?(db: Db, task: TaskFacts<Details>): Promise<unknown>;
  /**
   * One batch, small enough for a second or two. All that it writes is in this transaction, together with the cursor,
   * so that each batch happens once whatever dies. It throws to be tried again later.
   */
  step(
    tx: Tx,
    task: TaskFacts<Details>,
    cursor: Cursor | undefined,
    now: Date,
    means: BatchMeans,
  ): Promise<Batch<Cursor>>;
  /** In the transaction of the last batch: what is left to do, and to tell. */
  finish?(tx: Tx, task: TaskFacts<Details>, now: Date): Promise<unknown>;
}

// Kinds stand in one list, whatever their details and cursors are.
// oxlint-disable-next-line typescript/no-explicit-any
export type AnyTaskKind = TaskKind<any, any>;

export const defineTask = <Details, Cursor>(kind: TaskKind<Details, Cursor>): TaskKind<Details, Cursor> =>
  kind;
