import { saveShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { isShowField } from '@stagedoor/descriptions/shows/show-fields';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { reachDraft } from '../programme-drafts/reach-draft.ts';
import { saveTyped, typedIn } from '../programme-drafts/save-typed.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { copyShow } from '../shows/copy-show.ts';
import { publicShowSheet, toldShowDraft } from '../shows/told-show-draft.ts';

export const saveShowDraftHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(saveShowDraft, async ({ draftId, eventId, fields, like }, caller) => {
    const reached = await reachDraft(needs.db, caller, { kind: 'show', draftId, publicId: eventId });
    const { outletId } = reached;
    const kept = await saveTyped(needs.db, caller, reached, {
      typed: typedIn(fields, isShowField),
      publicSheet: (programme) => publicShowSheet(programme, reached),
      beside: like,
      ...(like && {
        first: (tx, id, programme) => copyShow(tx, caller, { draftId: id, outletId, like }, programme),
      }),
    });
    const told = await toldShowDraft(needs, { ...reached, draftId: kept.draftId }, caller);
    return { ...told, conflicts: kept.conflicts };
  });
