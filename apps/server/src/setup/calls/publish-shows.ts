import { publishShows } from '@stagedoor/contract/calls/office/publish-shows';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { applyForDesk, refuseForbidden } from '../../programme/index.ts';
import { lockSellers } from '../../sellers/index.ts';
import { staffActor } from '../../staff/index.ts';
import { keepPublish } from '../programme-drafts/keep-publish.ts';
import { dropDrafts, dropTypedFields } from '../programme-drafts/programme-draft-store.ts';
import { draftsToPublish, publishPlan, versionToPublish } from '../programme-drafts/publish-plan.ts';
import { countLetters } from '../programme-drafts/told-publish.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** PROG-03: all that was shown before the click, in one transaction; what cannot be published stays in its draft. */
export const publishShowsHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(publishShows, async ({ draftIds, version, takeOver, letters = 0 }, caller) => {
    const { sellerId, now } = caller;
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      about({ kind: 'seller', id: sellerId });
      await lockSellers(tx);
      const drafts = await draftsToPublish(tx, sellerId, draftIds);
      for (const { outletId } of drafts) caller.requireOutlet(outletId);
      const planned = await publishPlan({ ...needs, db: tx }, caller, drafts);
      const { going, scope, published, wanted, written, sorted } = planned;
      if (versionToPublish(sellerId, drafts, published) !== version) refuse('CHANGED_MEANWHILE');
      if (going.length === 0) return unchanged({ eventIds: [], seriesIds: [] });
      // Whoever would be written to was counted before the click; others are not written to unseen.
      if ((await countLetters(needs, tx, caller, sorted)) !== letters) refuse('CHANGED_MEANWHILE');
      const wish = { scope, description: wanted, before: published, takeOver: takeOver ?? false, now };
      const { entries } = await applyForDesk(tx, wish, needs);
      for (const { draft, right, stays } of sorted) {
        const fields = right.map(({ field }) => field);
        if (right.length > 0 && stays.length === 0) await dropDrafts(tx, sellerId, [draft.draftId]);
        else await dropTypedFields(tx, sellerId, draft.draftId, fields);
      }
      const made = {
        eventIds: written.flatMap((each) => (each.kind === 'show' ? [each.eventId] : [])),
        seriesIds: written.flatMap((each) => (each.kind === 'series' ? [each.seriesId] : [])),
      };
      if (entries.length === 0) return unchanged(made);
      await keepPublish(needs, tx, planned, staffActor(caller));
      for (const entry of entries) record(entry);
      return made;
    });
    return change.catch(refuseForbidden);
  });
