// PROG-02: the shop as a fan would see it on a day, with what is drafted.
import type { Programme } from '@stagedoor/descriptions/programme';
import type { OutletEvents } from '../../catalogue/index.ts';
import { leftByLevel } from '../../inventory/index.ts';
import { describe, shownEvents } from '../../programme/index.ts';
import type { OutletKey } from '../../sellers/index.ts';
import { planDrafts, scopeOfOutlet } from '../programme-drafts/plan-drafts.ts';
import { findDraft, readTyped } from '../programme-drafts/programme-draft-store.ts';
import type { SetupNeeds } from '../setup-needs.ts';

type Needs = Pick<SetupNeeds, 'db' | 'checks'>;

interface Looked extends OutletKey {
  draftId?: number | undefined;
  now: Date;
}

/** With the draft, where there is one; nothing while that lacks something. */
export async function draftedProgramme(
  needs: Needs,
  { sellerId, outletId, draftId, now }: Looked,
): Promise<Programme | undefined> {
  const { db } = needs;
  const scope = scopeOfOutlet(sellerId, outletId);
  if (draftId === undefined) return (await describe(db, scope)) ?? undefined;
  const draft = await findDraft(db, sellerId, draftId);
  if (draft?.outletId !== outletId) return undefined;
  const typed = await readTyped(db, sellerId, [draftId]);
  const { plan, wanted } = await planDrafts(needs, { sellerId, now }, [{ ...draft, typed }], scope);
  return plan.problems.length > 0 ? undefined : wanted;
}

/** What its pages list at that moment, with what is left today. */
export async function eventsOnDay(
  needs: Needs,
  looked: Looked & { at: Date },
): Promise<OutletEvents | undefined> {
  const programme = await draftedProgramme(needs, looked);
  if (!programme) return undefined;
  const { sellerId, outletId, now, at } = looked;
  const left = await leftByLevel(needs.db, sellerId, outletId, now);
  const events = shownEvents(programme, { outletId, left, now: at });
  return async (_at, { eventId }) =>
    eventId === undefined ? events : events.filter(({ id }) => id === eventId);
}
