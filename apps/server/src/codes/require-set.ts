import type { Callers } from '../platform/http/caller.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { listSets } from './office-store.ts';
import type { ListedSet } from './office-store.ts';

/** One that the caller may know of. */
export async function requireSet(db: Db, caller: Callers['office'], setId: number): Promise<ListedSet> {
  const [set] = await listSets(db, caller, setId);
  return set ?? refuse('NOT_FOUND');
}
