import { dropShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { dropDrafts, findDraft } from '../programme-drafts/programme-draft-store.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const dropShowDraftHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(dropShowDraft, async ({ draftId }, caller) => {
    const { outletId } = (await findDraft(db, caller.sellerId, draftId)) ?? refuse('NOT_FOUND');
    caller.requireOutlet(outletId);
    await inTransaction(db, (tx) => dropDrafts(tx, caller.sellerId, [draftId]));
    return {};
  });
