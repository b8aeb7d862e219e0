import { saveShowDraft } from '@stagedoor/contract/calls/office/show-drafts';
import { isShowField } from '@stagedoor/descriptions/shows/show-fields';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe } from '../../programme/index.ts';
import type { SetupNeeds } from '../setup-needs.ts';
import { copyShow } from '../shows/copy-show.ts';
import { keepTyped } from '../shows/keep-typed.ts';
import type { TypedField } from '../shows/keep-typed.ts';
import { scopeOfShows } from '../shows/plan-shows.ts';
import { reachDraft } from '../shows/reach-draft.ts';
import { dropDrafts, insertDraft, lockDraft, readShowFields } from '../shows/show-draft-store.ts';
import { publishedSheet, toldShowDraft } from '../shows/told-show-draft.ts';

interface Sent {
  field: string;
  value?: unknown;
  was?: unknown;
  anyway?: boolean | null | undefined;
}

const typedIn = (fields: readonly Sent[]): TypedField[] =>
  fields.map(({ field, value, was, anyway }) =>
    isShowField(field)
      ? { field, value: value ?? null, was: was ?? null, anyway: anyway ?? false }
      : refuse('INVALID_INPUT', { fields: { field: `No field is called ${field}` } }),
  );

/** Nothing of it is public: the log hears of it when it is published. */
export const saveShowDraftHandler = (needs: SetupNeeds): Handler<'setup'> =>
  handle(saveShowDraft, async ({ draftId, eventId, fields, like }, caller) => {
    const { sellerId } = caller;
    const reached = await reachDraft(needs.db, caller, { draftId, eventId });
    const { outletId } = reached;
    const typed = typedIn(fields);
    const kept = await inTransaction(needs.db, async (tx) => {
      const id = reached.draftId ?? (await insertDraft(tx, caller, { outletId, eventId: reached.eventId }));
      if (!(await lockDraft(tx, sellerId, id))) refuse('NOT_FOUND');
      const programme = (await describe(tx, scopeOfShows(sellerId, [outletId]))) ?? refuse('NOT_FOUND');
      if (like) await copyShow(tx, caller, { draftId: id, outletId, like }, programme);
      const published = publishedSheet(programme, reached);
      const conflicts = await keepTyped(tx, caller, id, { typed, published });
      const isEmpty = (await readShowFields(tx, sellerId, [id])).length === 0;
      // A public show of which nothing is typed has no draft.
      if (!isEmpty || reached.eventId === undefined) return { draftId: id, conflicts };
      await dropDrafts(tx, sellerId, [id]);
      return { draftId: undefined, conflicts };
    });
    const told = await toldShowDraft(needs, { ...reached, draftId: kept.draftId }, caller);
    return { ...told, conflicts: kept.conflicts };
  });
