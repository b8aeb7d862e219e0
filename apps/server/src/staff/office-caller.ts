import type { Grant, Permission } from '@stagedoor/rules/staff/role-table';
import type { StaffRole } from '@stagedoor/rules/staff/roles';
import type { Caller } from '../platform/http/caller.ts';
import type { Change, MakeChange } from './change.ts';
import type { LogAuthor } from './log/write-entry.ts';
import type { FoundSession } from './session-store.ts';

/** Somebody who works for a seller and may make the call: what handlers of the office's rooms are given. */
export interface OfficeCaller extends Caller {
  staffId: number;
  name: string;
  email: string;
  sellerId: number;
  role: StaffRole;
  /** What the role table says for this call: `asks` makes a proposal, `own` sees what is about oneself. */
  grant: Grant;
  /** The outlets of which anything is seen or found; `all` for every outlet of the seller. */
  outletIds: 'all' | readonly number[];
  /** What the role may besides this call, such as reading an address. */
  grantFor(permission: Permission): Grant;
  /** Refuses what belongs to another outlet as if it did not exist. */
  requireOutlet(outletId: number): void;
  /** For what is only sometimes beyond recall: refuses a password older than ten minutes. */
  requireFreshPassword(): void;
  /** The way to change something: in one transaction with its entry in the log. */
  change: MakeChange;
}

export type Author = Pick<LogAuthor, 'by' | 'sellerId'>;

/** Whoever stands at the office's door, signed in or not: what the calls about oneself are given. */
export interface DoorCaller extends Caller {
  session: FoundSession | undefined;
  userAgent: string;
  /** As `OfficeCaller.change`, for calls that know only in the end who it was. */
  changeAs<T>(author: Author | (() => Author), work: (change: Change) => Promise<T>): Promise<T>;
}

/** A door caller who is signed in. */
export type SignedInCaller = DoorCaller & { session: FoundSession; change: MakeChange };

declare module '../platform/http/caller.ts' {
  interface Callers {
    office: OfficeCaller;
  }
}
