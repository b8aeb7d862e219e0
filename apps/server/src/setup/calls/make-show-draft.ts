import { makeShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { copyShow } from '../shows/copy-show.ts';
import { scopeOfDrafts } from '../programme-drafts/plan-drafts.ts';
import { insertDraft } from '../programme-drafts/programme-draft-store.ts';

export const makeShowDraftHandler = ({ db, live }: SetupNeeds): Handler<'setup'> =>
  handle(makeShowDraft, async ({ outletId, like }, caller) => {
    caller.requireOutlet(outletId);
    await live.outlets.ofSeller(caller.sellerId, outletId);
    return inTransaction(db, async (tx) => {
      const draft = { kind: 'show', outletId, publicId: undefined } as const;
      const draftId = await insertDraft(tx, caller, draft);
      if (like) {
        const published = await describe(tx, scopeOfDrafts(caller.sellerId, [draft], [like]));
        await copyShow(tx, caller, { draftId, outletId, like }, published ?? refuse('NOT_FOUND'));
      }
      return { draftId };
    });
  });
