// What every draft tells, whatever it is of: what was typed by whom, and what speaks against that.
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import type { Plan } from '../../programme/index.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { openings } from '../../sellers/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { planDrafts, writeDrafts } from './plan-drafts.ts';
import { readTyped } from './programme-draft-store.ts';
import type { ReachedDraft } from './reach-draft.ts';
import { toldFields } from './told-fields.ts';
import { otherProblems, ownNotes, ownProblems } from './told-problems.ts';

export interface Looking {
  staffId: number;
  now: Date;
}

const unjudged: Pick<Plan, 'problems' | 'notes'> = { problems: [], notes: [] };

export async function toldDraft(needs: SetupNeeds, reached: ReachedDraft, { staffId, now }: Looking) {
  const { db } = needs;
  const { sellerId, outletId, draftId, publicId } = reached;
  const typed = draftId === undefined ? [] : await readTyped(db, sellerId, [draftId]);
  const isUntouched = publicId !== undefined && typed.length === 0;
  const moment = { sellerId, now };
  const laid = [{ ...reached, typed }];
  // What is public as it stands is judged by nobody.
  const {
    published,
    written: all,
    plan,
  } = isUntouched
    ? { ...(await writeDrafts(db, moment, laid)), plan: unjudged }
    : await planDrafts(needs, moment, laid);
  const [written] = all;
  const outlet = published.outlets.find(({ id }) => id === outletId);
  const listed = (await openings.list(db, sellerId)).find(({ id }) => id === outletId);
  if (!written || !outlet || !listed) return refuse('NOT_FOUND');
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
    problems: [...ownProblems(plan.problems, written), ...otherProblems(plan.problems, [written])],
    notes: ownNotes(plan.notes, [written]),
  };
  return { published, outlet, written, facts };
}
