import { maintenance } from '../../sellers/index.ts';
import { asTyped } from './command.ts';
import type { Finding, LookedAt } from './finding.ts';

/** A shop that was closed for an hour and forgotten sells nothing, and complains of nothing. */
export async function lookAtMaintenance(context: LookedAt): Promise<Finding[]> {
  const closed = await maintenance.list(context.database.db);
  return closed.map(({ outletId, message }) => ({
    what: 'Maintenance',
    seen: `${outletId === undefined ? 'every outlet' : `outlet ${outletId}`} is closed: ${message}`,
    todo: `open it: ${asTyped(context, 'maintenance', outletId === undefined ? 'off' : `off --outlet ${outletId}`)}`,
  }));
}
