import { dropShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { reachDraft } from '../shows/reach-draft.ts';
import { dropDrafts } from '../shows/show-draft-store.ts';

export const dropShowDraftHandler = ({ db }: SetupNeeds): Handler<'setup'> =>
  handle(dropShowDraft, async ({ draftId }, caller) => {
    await reachDraft(db, caller, { draftId });
    await inTransaction(db, (tx) => dropDrafts(tx, caller.sellerId, [draftId]));
    return {};
  });
