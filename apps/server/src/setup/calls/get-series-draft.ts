import { getSeriesDraft } from '@stagedoor/contract/calls/office/series';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { reachDraft } from '../programme-drafts/reach-draft.ts';
import { toldSeriesDraft } from '../series/told-series-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const getSeriesDraftHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(getSeriesDraft, async ({ draftId, seriesId }, caller) => {
    const key = { kind: 'series', draftId, publicId: seriesId } as const;
    return toldSeriesDraft(needs, await reachDraft(needs.db, caller, key), caller);
  });
