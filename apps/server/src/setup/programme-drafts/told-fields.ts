import type { Db } from '../../platform/db/tables.ts';
import { staffWords } from '../../staff/index.ts';
import type { KeptField } from './programme-draft-store.ts';

/** What was typed, with who typed it last. */
export async function toldFields(db: Db, sellerId: number, typed: readonly KeptField[], staffId: number) {
  const people = typed.map(({ typedBy }) => typedBy);
  const names = await staffWords(db, sellerId, people);
  return typed.map(({ field, value, typedBy, typedAt }) => ({
    field,
    value,
    by: names.get(typedBy) ?? '',
    isMine: typedBy === staffId,
    at: typedAt,
  }));
}
