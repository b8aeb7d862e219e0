import type { ProgrammeScope } from '@stagedoor/contract/calls/office/programme';
import type { Scope } from '@stagedoor/descriptions/scope';
import { programmeMessages } from '@stagedoor/rules/messages/programme';
import type { StaffActor } from '../platform/actor.ts';
import { actsAt } from '../platform/actor.ts';
import type { Db } from '../platform/db/tables.ts';
import { refuse } from '../platform/http/refusal.ts';
import { outletsOfSellers } from '../sellers/index.ts';

/** What somebody names, as far as it is theirs; another's outlet does not exist for them. */
export async function reachScope(
  db: Db,
  actor: StaffActor,
  { outletId, seriesId, eventId, shared = false }: ProgrammeScope,
): Promise<Scope> {
  const { sellerId } = actor;
  if (seriesId !== undefined && eventId !== undefined)
    refuse('INVALID_INPUT', { fields: { eventId: programmeMessages.oneThing } });
  if (shared) {
    if ([outletId, seriesId, eventId].some((id) => id !== undefined))
      refuse('INVALID_INPUT', { fields: { shared: programmeMessages.sharedAlone } });
    return { of: 'seller', sellerId, outletIds: [] };
  }
  const ofSeller = (await outletsOfSellers(db)).get(sellerId) ?? [];
  const outletIds = ofSeller.filter((id) => actsAt(actor, id));
  if (outletId === undefined) {
    if (seriesId !== undefined || eventId !== undefined)
      refuse('INVALID_INPUT', { fields: { outletId: programmeMessages.outletMissing } });
    return { of: 'seller', sellerId, outletIds };
  }
  if (!outletIds.includes(outletId)) refuse('NOT_FOUND');
  if (seriesId !== undefined) return { of: 'series', sellerId, outletId, seriesId };
  if (eventId !== undefined) return { of: 'event', sellerId, outletId, eventId };
  return { of: 'outlet', sellerId, outletId };
}
