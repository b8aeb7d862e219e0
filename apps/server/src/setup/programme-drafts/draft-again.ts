import type { Programme } from '@stagedoor/descriptions/programme';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublishedPart } from '../tables.ts';
import { partAt } from './published-parts.ts';
import { insertDraft, keepTypedFields, readTyped } from './programme-draft-store.ts';
import type { DraftOwner } from './programme-draft-store.ts';

/** A new show was put away and not removed: its draft lists it again. */
function draftOf(part: PublishedPart, programme: Programme) {
  const { kind, outletId, publicId, before, typed } = part;
  if (before !== null) return { subject: { kind, outletId, publicId }, typed };
  return kind === 'show' && partAt(programme, part)
    ? { subject: { kind, outletId, publicId }, typed: [{ field: 'active', value: true }] }
    : { subject: { kind, outletId, publicId: undefined }, typed };
}

/** What was typed lies in its draft again; a field that somebody typed meanwhile is theirs. */
export async function draftAgain(
  tx: Tx,
  owner: DraftOwner,
  parts: readonly PublishedPart[],
  programme: Programme,
): Promise<number[]> {
  const draftIds: number[] = [];
  for (const part of parts) {
    const { subject, typed } = draftOf(part, programme);
    const draftId = await insertDraft(tx, owner, subject);
    const theirs = new Set((await readTyped(tx, owner.sellerId, [draftId])).map(({ field }) => field));
    const lost = typed.filter(({ field }) => !theirs.has(field));
    await keepTypedFields(tx, owner, draftId, lost);
    draftIds.push(draftId);
  }
  return draftIds;
}
