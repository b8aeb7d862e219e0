import { grantOf } from '@stagedoor/rules/staff/role-table';
import type { Tx } from '../../platform/db/tables.ts';
import type { OpenedBy, OpenedKind } from '../../office/index.ts';
import type { RoleScope } from '../role-store.ts';

/** How many of each kind ended, for the log: those of which there were any. */
export type EndedCounts = Record<string, number>;

export async function endOpened(tx: Tx, kinds: readonly OpenedKind[], by: OpenedBy): Promise<EndedCounts> {
  const ended: EndedCounts = {};
  for (const kind of kinds) {
    const many = await kind.end(tx, by);
    if (many > 0) ended[kind.name] = many;
  }
  return ended;
}

/** After a role has changed: what the new one would not have allowed ends, and so does what lies beyond its outlets. */
export async function endBeyondRole(
  tx: Tx,
  kinds: readonly OpenedKind[],
  by: OpenedBy,
  { role, allOutlets, outletIds }: RoleScope,
): Promise<EndedCounts> {
  const ended: EndedCounts = {};
  for (const kind of kinds) {
    if (kind.permission === 'any') continue;
    const mayStill = grantOf(role, kind.permission) === 'yes';
    if (mayStill && allOutlets) continue;
    const many = await kind.end(tx, by, mayStill ? outletIds : []);
    if (many > 0) ended[kind.name] = many;
  }
  return ended;
}

export const sumOf = (ended: EndedCounts): number =>
  Object.values(ended).reduce((sum, many) => sum + many, 0);
