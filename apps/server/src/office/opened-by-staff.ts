// What a member of staff made that opens something, for themselves or for others. Every module says it of its own: a list
// of all of it stands with the person, and it ends with the role that allowed it.
import type { Permission } from '@stagedoor/rules/staff/role-table';
import type { Db, Tx } from '../platform/db/tables.ts';

export interface OpenedBy {
  sellerId: number;
  staffId: number;
  now: Date;
}

export interface OpenedThing {
  /** `Main entrance, Night Market` */
  what: string;
  since: Date;
  until: Date;
}

export interface OpenedKind {
  /** `Door pass` */
  name: string;
  /** What the role must allow for it to stay; `any`: every role does. */
  permission: Permission | 'any';
  /** What is open now. */
  list(db: Db, by: OpenedBy): Promise<OpenedThing[]>;
  /** Ends it, but for what belongs to one of the outlets to keep; answers how many ended. */
  end(tx: Tx, by: OpenedBy, keep?: readonly number[]): Promise<number>;
}
