// A list written out as CSV, part by part. The list says how it is read; this says how it becomes a file.
import { csvLines } from '@stagedoor/rules/writing/csv';
import type { CsvRow } from '@stagedoor/rules/writing/csv';
import type { Permission } from '@stagedoor/rules/staff/role-table';
import type { Tx } from '../db/tables.ts';
import { defineTask } from './define-task.ts';
import type { TaskFacts, TaskKind } from './define-task.ts';
import { addPart } from './task-parts.ts';

export interface ListExport<Details, Cursor> {
  kind: string;
  permission: Permission;
  /** What depends on whose list it is, such as its currency, is asked for. */
  heads: readonly string[] | ((tx: Tx, task: TaskFacts<Details>) => Promise<readonly string[]>);
  count(tx: Tx, task: TaskFacts<Details>): Promise<number>;
  /** A thousand rows or so; no cursor when these were the last. */
  read(
    tx: Tx,
    task: TaskFacts<Details>,
    cursor: Cursor | undefined,
  ): Promise<{ rows: CsvRow[]; cursor: Cursor | undefined }>;
}

export const defineExport = <Details, Cursor>(list: ListExport<Details, Cursor>): TaskKind<Details, Cursor> =>
  defineTask<Details, Cursor>({
    kind: list.kind,
    permission: list.permission,
    count: list.count,
    step: async (tx, task, cursor) => {
      const page = await list.read(tx, task, cursor);
      const headsOf = async () => (typeof list.heads === 'function' ? list.heads(tx, task) : list.heads);
      const head = cursor === undefined ? [await headsOf()] : [];
      const key = { seller_id: task.sellerId, task_id: task.taskId };
      await addPart(tx, key, csvLines([...head, ...page.rows]));
      return { cursor: page.cursor, done: page.rows.length };
    },
  });
