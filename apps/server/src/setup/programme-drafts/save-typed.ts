import type { Sheet } from '@stagedoor/descriptions/drafts/sheet';
import type { Programme } from '@stagedoor/descriptions/programme';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { describe } from '../../programme/index.ts';
import { keepTyped } from './keep-typed.ts';
import type { DraftConflict, TypedField } from './keep-typed.ts';
import { scopeOfDrafts } from './plan-drafts.ts';
import { dropDrafts, insertDraft, lockDraft, readTyped } from './programme-draft-store.ts';
import type { DraftOwner } from './programme-draft-store.ts';
import type { ReachedDraft } from './reach-draft.ts';

interface SentField {
  field: string;
  value?: unknown;
  was?: unknown;
  anyway?: boolean | null | undefined;
}

/** Fields as they came, of those that there are. */
export const typedIn = (fields: readonly SentField[], isField: (name: string) => boolean): TypedField[] =>
  fields.map(({ field, value, was, anyway }) =>
    isField(field)
      ? { field, value: value ?? null, was: was ?? null, anyway: anyway ?? false }
      : refuse('INVALID_INPUT', { fields: { field: `No field is called ${field}` } }),
  );

interface Saving {
  typed: readonly TypedField[];
  publicSheet: (programme: Programme) => Sheet;
  /** A public show that is looked at besides. */
  beside?: number | null | undefined;
  /** In the same transaction, before what was typed is laid over it. */
  first?: ((tx: Tx, draftId: number, programme: Programme) => Promise<void>) | undefined;
}

interface Saved {
  draftId: number | undefined;
  conflicts: DraftConflict[];
}

/** Nothing of it is public: the log hears of it when it is published. */
export const saveTyped = (
  db: Db,
  owner: DraftOwner,
  reached: ReachedDraft,
  { typed, publicSheet, beside, first }: Saving,
): Promise<Saved> =>
  inTransaction(db, async (tx) => {
    const { sellerId, publicId } = reached;
    const draftId = reached.draftId ?? (await insertDraft(tx, owner, reached));
    if (!(await lockDraft(tx, sellerId, draftId))) refuse('NOT_FOUND');
    const scope = scopeOfDrafts(sellerId, [reached], beside ? [beside] : []);
    const programme = (await describe(tx, scope)) ?? refuse('NOT_FOUND');
    await first?.(tx, draftId, programme);
    const conflicts = await keepTyped(tx, owner, draftId, { typed, published: publicSheet(programme) });
    const isEmpty = (await readTyped(tx, sellerId, [draftId])).length === 0;
    // Something public of which nothing is typed has no draft.
    if (!isEmpty || publicId === undefined) return { draftId, conflicts };
    await dropDrafts(tx, sellerId, [draftId]);
    return { draftId: undefined, conflicts };
  });
