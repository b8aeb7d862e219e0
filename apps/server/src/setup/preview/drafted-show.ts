// PROG-02: the shop with a show in it that is not public yet.
import type { OutletEvents } from '../../catalogue/index.ts';
import { leftByLevel } from '../../inventory/index.ts';
import { shownEvents } from '../../programme/index.ts';
import type { OutletMoment } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { planDrafts, scopeOfOutlet } from '../programme-drafts/plan-drafts.ts';
import { findDraft, readTyped } from '../programme-drafts/programme-draft-store.ts';

interface DraftedShow {
  /** The number that its page has in this preview. */
  eventId: number;
  events: OutletEvents;
}

/** Nothing while it lacks something: half a show has no page. */
export async function draftedShow(
  needs: Pick<SetupNeeds, 'db' | 'checks'>,
  { sellerId, outletId, now }: OutletMoment,
  draftId: number,
): Promise<DraftedShow | undefined> {
  const { db } = needs;
  const draft = await findDraft(db, sellerId, draftId);
  if (draft?.outletId !== outletId) return undefined;
  const typed = await readTyped(db, sellerId, [draftId]);
  const scope = scopeOfOutlet(sellerId, outletId);
  const { plan, written: all } = await planDrafts(needs, { sellerId, now }, [{ ...draft, typed }], scope);
  const [written] = all;
  const whole = plan.after;
  if (written?.kind !== 'show' || !whole || !('outlets' in whole) || plan.problems.length > 0)
    return undefined;
  const left = await leftByLevel(db, sellerId, outletId, now);
  const events = shownEvents(whole, { outletId, left, now });
  return {
    eventId: written.eventId,
    events: async (_at, { eventId }) =>
      eventId === undefined ? events : events.filter(({ id }) => id === eventId),
  };
}
