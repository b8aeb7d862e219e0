import { getShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { reachDraft } from '../programme-drafts/reach-draft.ts';
import { toldShowDraft } from '../shows/told-show-draft.ts';

export const getShowDraftHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(getShowDraft, async ({ draftId, eventId }, caller) => {
    const key = { kind: 'show', draftId, publicId: eventId } as const;
    return toldShowDraft(needs, await reachDraft(needs.db, caller, key), caller);
  });
