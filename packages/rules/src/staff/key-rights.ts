// What a key may: groups of the rights of the role table, never more than its maker's.
import { keysOf } from '../values/keys-of.ts';
import { grantOf } from './role-table.ts';
import type { Grant, Permission } from './role-table.ts';
import type { StaffRole } from './roles.ts';

interface KeyRightKind {
  readonly words: string;
  readonly permissions: readonly Permission[];
  /** Without it the key reads, whatever its maker may do. */
  readonly changes?: true;
}

const kinds = {
  'events.read': { words: 'read events', permissions: ['events.look'] },
  'orders.read': { words: 'read orders', permissions: ['orders.look'] },
  'customers.read': { words: 'read customers', permissions: ['customers.look', 'customers.contact'] },
  'entries.read': { words: 'read entries', permissions: ['door.work'] },
  'ledger.read': { words: 'read ledger', permissions: ['ledger.look', 'ledger.lines'] },
  'events.draft': { words: 'write events as drafts', permissions: ['setup.look', 'setup.change'] },
  guests: {
    words: 'decide about guests',
    permissions: ['guests.look', 'guests.invite', 'guests.decide-paid'],
    changes: true,
  },
  fulfil: { words: 'fulfil', permissions: ['fulfilment.work'], changes: true },
  refund: {
    words: 'refund',
    permissions: ['orders.refund', 'refunds.look', 'refunds.decide'],
    changes: true,
  },
} as const satisfies Record<string, KeyRightKind>;

export type KeyRight = keyof typeof kinds;
export const keyRights = keysOf(kinds);
export const keyRightWords = (right: KeyRight): string => kinds[right].words;

const kindOf = (right: KeyRight): KeyRightKind => kinds[right];

/** What the key's rights leave of its maker's grant. */
export function keyGrantOf(rights: readonly KeyRight[], maker: StaffRole, permission: Permission): Grant {
  const holding = rights.map(kindOf).filter(({ permissions }) => permissions.includes(permission));
  if (holding.length === 0) return 'no';
  const grant = grantOf(maker, permission);
  const onlyReads = holding.every(({ changes }) => !changes);
  return onlyReads && (grant === 'yes' || grant === 'asks') ? 'sees' : grant;
}

/** The rights that somebody of this role can give away: those of which they have everything. */
export const rightsToGive = (maker: StaffRole): KeyRight[] =>
  keyRights.filter((right) =>
    kindOf(right).permissions.every((permission) => grantOf(maker, permission) === 'yes'),
  );
