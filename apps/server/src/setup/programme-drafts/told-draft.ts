// What every draft tells, whatever it is of: what was typed by whom, and what speaks against that.
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { refuse } from '../../platform/http/refusal.ts';
import { openings } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { planDrafts } from './plan-drafts.ts';
import { readTyped } from './programme-draft-store.ts';
import type { ReachedDraft } from './reach-draft.ts';
import { toldFields } from './told-fields.ts';
import { otherProblems, ownNotes, ownProblems } from './told-problems.ts';

export interface Looking {
  staffId: number;
  now: Date;
}

export async function toldDraft(needs: SetupNeeds, reached: ReachedDraft, { staffId, now }: Looking) {
  const { db } = needs;
  const { sellerId, outletId, draftId, publicId } = reached;
  const typed = draftId === undefined ? [] : await readTyped(db, sellerId, [draftId]);
  const planned = await planDrafts(needs, { sellerId, now }, [{ ...reached, typed }]);
  const { published, plan } = planned;
  const [written] = planned.written;
  const outlet = published.outlets.find(({ id }) => id === outletId);
  const listed = (await openings.list(db, sellerId)).find(({ id }) => id === outletId);
  if (!written || !outlet || !listed) return refuse('NOT_FOUND');
  const isUntouched = publicId !== undefined && typed.length === 0;
  const facts = {
    draftId,
    outletId,
    outlet: outlet.name,
    isGuestList: isGuestList(outlet.type),
    keptBy: listed.keptBy,
    currency: published.currency,
    taxesIncluded: published.taxes === 'included',
    zone: published.timeZone,
    typed: await toldFields(db, sellerId, typed, staffId),
    problems: isUntouched
      ? []
      : [...ownProblems(plan.problems, written), ...otherProblems(plan.problems, [written])],
    notes: isUntouched ? [] : ownNotes(plan.notes, [written]),
  };
  return { published, outlet, written, plan, facts };
}
