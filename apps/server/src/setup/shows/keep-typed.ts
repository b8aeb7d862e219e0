// PROG-11: what somebody typed is kept unless the field says something by now that they have not seen.
import type { ShowConflict } from '@stagedoor/contract/calls/office/show-drafts';
import type { ShowField, ShowFieldValue, ShowSheet } from '@stagedoor/descriptions/shows/show-fields';
import { isSameValue } from '@stagedoor/rules/setup/draft-fields';
import type { Tx } from '../../platform/db/tables.ts';
import { staffWords } from '../../staff/index.ts';
import { dropShowFields, keepShowFields, readShowFields } from './show-draft-store.ts';
import type { DraftOwner, KeptShowField } from './show-draft-store.ts';
import { asSent } from './told-show-draft.ts';

export interface TypedField extends ShowFieldValue {
  was: unknown;
  anyway: boolean;
}

interface Compared {
  kept: TypedField[];
  conflicts: { field: ShowField; theirs: unknown; typedBy: number | undefined }[];
}

function compare(
  typed: readonly TypedField[],
  published: ShowSheet,
  known: readonly KeptShowField[],
): Compared {
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
  { typed, published }: { typed: readonly TypedField[]; published: ShowSheet },
): Promise<ShowConflict[]> {
  const { sellerId } = owner;
  const { kept, conflicts } = compare(typed, published, await readShowFields(tx, sellerId, [draftId]));
  const isPublic = ({ field, value }: TypedField) => isSameValue(asSent(published[field]), value);
  await keepShowFields(
    tx,
    owner,
    draftId,
    kept.filter((each) => !isPublic(each)),
  );
  await dropShowFields(
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
