// PROG-11: what somebody typed is kept unless the field says something by now that they have not seen.
import type { Sheet, TypedValue } from '@stagedoor/descriptions/drafts/sheet';
import { isSameValue } from '@stagedoor/rules/setup/draft-fields';
import type { Tx } from '../../platform/db/tables.ts';
import { staffWords } from '../../staff/index.ts';
import { asSent } from './as-sent.ts';
import { dropTypedFields, keepTypedFields, readTyped } from './programme-draft-store.ts';
import type { DraftOwner, KeptField } from './programme-draft-store.ts';

export interface TypedField extends TypedValue {
  was: unknown;
  anyway: boolean;
}

/** What a field says by now in place of what was typed. */
export interface DraftConflict {
  field: string;
  theirs: unknown;
  by: string | undefined;
}

interface Compared {
  kept: TypedField[];
  conflicts: { field: string; theirs: unknown; typedBy: number | undefined }[];
}

function compare(typed: readonly TypedField[], published: Sheet, known: readonly KeptField[]): Compared {
  const compared: Compared = { kept: [], conflicts: [] };
  for (const each of typed) {
    const { field, value, was, anyway } = each;
    const there = known.find((row) => row.field === field);
    const theirs = there ? there.value : asSent(published[field]);
    if (anyway || isSameValue(theirs, was) || isSameValue(theirs, value)) compared.kept.push(each);
    else compared.conflicts.push({ field, theirs, typedBy: there?.typedBy });
  }
  return compared;
}

/** In the transaction that holds the draft. A field that says what is public leaves it. */
export async function keepTyped(
  tx: Tx,
  owner: DraftOwner,
  draftId: number,
  { typed, published }: { typed: readonly TypedField[]; published: Sheet },
): Promise<DraftConflict[]> {
  const { sellerId } = owner;
  const { kept, conflicts } = compare(typed, published, await readTyped(tx, sellerId, [draftId]));
  const isPublic = ({ field, value }: TypedField) => isSameValue(asSent(published[field]), value);
  await keepTypedFields(
    tx,
    owner,
    draftId,
    kept.filter((each) => !isPublic(each)),
  );
  await dropTypedFields(
    tx,
    sellerId,
    draftId,
    kept.filter(isPublic).map(({ field }) => field),
  );
  const people = conflicts.flatMap(({ typedBy }) => typedBy ?? []);
  const names = await staffWords(tx, sellerId, people);
  return conflicts.map(({ field, theirs, typedBy }) => ({
    field,
    theirs,
    by: typedBy === undefined ? undefined : names.get(typedBy),
  }));
}
