// What needs a person now. Every module says it of its own; the box office's first page gathers them.
import type { Permission } from '@stagedoor/rules/staff/role-table';
import type { Db } from '../platform/db/tables.ts';

interface MatterScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
  now: Date;
}

interface FoundMatter {
  count: number;
  /** `orders whose payment failed` */
  what: string;
  /** Since when the oldest waits, or by when it must be done. */
  since?: Date | undefined;
  detail?: string | undefined;
}

export interface Matter {
  name: string;
  /** What letters about it tell of, where somebody chooses them: `Refunds to decide`. */
  about: string;
  /** Whoever may not act on it is told only that there is more for others. */
  permission: Permission;
  /** The room, already filtered: `/mail?state=dead`. */
  path: string;
  /** Nothing where nobody is needed. */
  find(db: Db, scope: MatterScope): Promise<FoundMatter | undefined>;
}
