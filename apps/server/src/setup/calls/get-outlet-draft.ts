import { getOutletDraft } from '@stagedoor/contract/calls/office/drafts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { toldDraft } from '../drafts/outlet-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const getOutletDraftHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(getOutletDraft, async ({ outletId }, caller) => {
    caller.requireOutlet(outletId);
    const { sellerId, staffId, now } = caller;
    return toldDraft(needs, { sellerId, outletId, now }, staffId);
  });
