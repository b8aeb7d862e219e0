// A list written out as CSV, part by part. The list says how it is read; this says how it becomes a file.
import { csvLines } from '@stagedoor/rules/writing/csv';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import type { Db } from '../db/tables.ts';
import { atReplica } from './at-replica.ts';
import { defineTask } from './define-task.ts';
import type { TaskFacts, TaskKind } from './define-task.ts';
import { addPart } from './task-parts.ts';

export interface ListExport<Details, Cursor> {
  kind: string;
  permission: Permission;
  /** What depends on whose list it is, such as its currency, is asked for. */
  heads: readonly string[] | ((db: Db, task: TaskFacts<Details>) => Promise<readonly string[]>);
  count(db: Db, task: TaskFacts<Details>): Promise<number>;
  /** A thousand rows or so; no cursor when these were the last. */
  read(
    db: Db,
    task: TaskFacts<Details>,
    cursor: Cursor | undefined,
  ): Promise<{ rows: CsvRow[]; cursor: Cursor | undefined }>;
}

export const defineExport = <Details, Cursor>(list: ListExport<Details, Cursor>): TaskKind<Details, Cursor> =>
  defineTask<Details, Cursor>({
    kind: list.kind,
    permission: list.permission,
    isExport: true,
    count: list.count,
    step: async (tx, task, cursor, _now, { replicaDb }) => {
      const read = async (db: Db) => ({
        page: await list.read(db, task, cursor),
        heads: cursor === undefined ? [await headsOf(db)] : [],
      });
      const headsOf = async (db: Db) =>
        typeof list.heads === 'function' ? list.heads(db, task) : list.heads;
      const { page, heads } = (await atReplica(replicaDb, task, read)) ?? (await read(tx));
      const key = { seller_id: task.sellerId, task_id: task.taskId };
      await addPart(tx, key, csvLines([...heads, ...page.rows]));
      return { cursor: page.cursor, done: page.rows.length };
    },
  });
