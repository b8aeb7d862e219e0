import { undoShowPublish } from '@stagedoor/contract/calls/office/publish-shows';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { cancelTask } from '../../platform/tasks/steer-task.ts';
import { applyForDesk, describe, refuseForbidden } from '../../programme/index.ts';
import { lockSellers } from '../../sellers/index.ts';
import { findProgrammePublish, markPutBack } from '../programme-drafts/publish-store.ts';
import { scopeOfParts, withoutParts } from '../programme-drafts/published-parts.ts';
import { draftAgain } from '../programme-drafts/draft-again.ts';
import { whyItStaysPublic } from '../programme-drafts/why-it-stays-public.ts';
import type { SetupNeeds } from '../setup-needs.ts';

/** PROG-03: what was published is as it was before, its letters are not written, and what was typed is a draft again. */
export const undoShowPublishHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(undoShowPublish, async ({ id }, caller) => {
    const { sellerId, staffId, now } = caller;
    const change = caller.change(async ({ tx, record, about, unchanged }) => {
      about({ kind: 'seller', id: sellerId });
      await lockSellers(tx);
      const publish = (await findProgrammePublish(tx, sellerId, id)) ?? refuse('NOT_FOUND');
      const parts = publish.parts ?? [];
      for (const { outletId } of parts) caller.requireOutlet(outletId);
      if (publish.undone_at !== null) return unchanged({ draftIds: [] });
      const scope = scopeOfParts(sellerId, parts);
      const published = (await describe(tx, scope)) ?? refuse('NOT_FOUND');
      const stays = await whyItStaysPublic(tx, publish, published, now);
      if (stays !== undefined) refuse('PUBLISH_STAYS', { message: stays });
      const wish = { scope, description: withoutParts(published, parts), before: published };
      const { entries } = await applyForDesk(tx, { ...wish, takeOver: true, now }, needs);
      for (const task_id of publish.letters_tasks)
        await cancelTask(tx, { seller_id: sellerId, task_id }, now);
      if (!(await markPutBack(tx, publish, staffId, now))) return unchanged({ draftIds: [] });
      const draftIds = await draftAgain(tx, caller, parts, (await describe(tx, scope)) ?? published);
      for (const entry of entries) record(entry);
      return { draftIds };
    });
    return change.catch(refuseForbidden);
  });
