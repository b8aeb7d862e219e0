import type { TaskState } from '@stagedoor/rules/machines/task';
import type { ColumnType, Generated } from 'kysely';
import type { Actor } from '../actor.ts';

type Json = ColumnType<unknown, string | null, string | null>;

export interface TasksTable {
  seller_id: number;
  task_id: string;
  kind: string;
  subject: string;
  title: string;
  details: Json;
  asked_by_kind: Actor['kind'];
  asked_by_id: number | null;
  asked_by_name: string;
  state: Generated<TaskState>;
  total: number | null;
  done: Generated<number>;
  failed: Generated<number>;
  cursor: Json;
  summary: Json;
  tries: Generated<number>;
  problem: string | null;
  due_at: Date;
  claim: string | null;
  lease_until: Date | null;
  created_at: Date;
  started_at: Date | null;
  ended_at: Date | null;
}

export interface TaskFailuresTable {
  seller_id: number;
  task_id: string;
  failure_number: number;
  subject: string;
  message: string;
}

export interface TaskPartsTable {
  seller_id: number;
  task_id: string;
  part_number: number;
  content: string;
}

declare module '../db/tables.ts' {
  interface Tables {
    tasks: TasksTable;
    task_failures: TaskFailuresTable;
    task_parts: TaskPartsTable;
  }
}
