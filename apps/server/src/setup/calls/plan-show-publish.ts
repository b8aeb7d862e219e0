import { planShowPublish } from '@stagedoor/contract/calls/office/publish-shows';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { draftsToPublish, publishPlan, versionToPublish } from '../programme-drafts/publish-plan.ts';
import { ownNotes } from '../programme-drafts/told-problems.ts';
import { countLetters, toldPublish } from '../programme-drafts/told-publish.ts';

export const planShowPublishHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(planShowPublish, async ({ draftIds }, caller) => {
    const { sellerId } = caller;
    const drafts = await draftsToPublish(needs.db, sellerId, draftIds);
    for (const { outletId } of drafts) caller.requireOutlet(outletId);
    const { sorted, published, plan, written, isPossible } = await publishPlan(needs, caller, drafts);
    const shows = [];
    for (const planned of sorted) shows.push(await toldPublish(needs, caller, planned, published));
    return {
      version: versionToPublish(sellerId, drafts, published),
      shows,
      notes: ownNotes(plan.notes, written),
      letters: await countLetters(needs, needs.db, caller, sorted),
      takesOver: plan.takenOver.length > 0,
      isPossible,
    };
  });
