import { saveSeriesDraft } from '@stagedoor/contract/calls/office/series';
import { isSeriesField } from '@stagedoor/descriptions/series/series-fields';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { reachDraft } from '../programme-drafts/reach-draft.ts';
import { saveTyped, typedIn } from '../programme-drafts/save-typed.ts';
import { publicSeriesSheet, toldSeriesDraft } from '../series/told-series-draft.ts';
import type { SetupNeeds } from '../setup-needs.ts';

export const saveSeriesDraftHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(saveSeriesDraft, async ({ draftId, seriesId, fields }, caller) => {
    const reached = await reachDraft(needs.db, caller, { kind: 'series', draftId, publicId: seriesId });
    const kept = await saveTyped(needs.db, caller, reached, {
      typed: typedIn(fields, isSeriesField),
      publicSheet: (programme) => publicSeriesSheet(programme, reached),
    });
    const told = await toldSeriesDraft(needs, { ...reached, draftId: kept.draftId }, caller);
    return { ...told, conflicts: kept.conflicts };
  });
