// The only SQL on what was typed and is not public yet.
import type { DraftField, FieldValue } from '@stagedoor/rules/setup/draft-fields';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { OutletKey, OutletMoment } from '../../sellers/index.ts';
import '../tables.ts';

export interface KeptField extends FieldValue {
  typedBy: number;
  typedAt: Date;
}

export async function readDraft(db: Db, { sellerId, outletId }: OutletKey): Promise<KeptField[]> {
  return db
    .selectFrom('outlet_draft_fields')
    .select(['field', 'value', 'typed_by as typedBy', 'typed_at as typedAt'])
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .orderBy('field')
    .execute();
}

/** Whoever types last owns the field. */
export async function keepFields(
  tx: Tx,
  { sellerId, outletId, now }: OutletMoment,
  staffId: number,
  typed: readonly FieldValue[],
): Promise<void> {
  for (const { field, value } of typed)
    await sql`
      insert into outlet_draft_fields (seller_id, outlet_id, field, value, typed_by, typed_at)
      values (${sellerId}, ${outletId}, ${field}, ${JSON.stringify(value)}::json, ${staffId}, ${now})
      on conflict (seller_id, outlet_id, field) do update
        set value = excluded.value, typed_by = excluded.typed_by, typed_at = excluded.typed_at`.execute(tx);
}

/** What is public by now, or what nobody wants any more. */
export async function dropFields(
  tx: Tx,
  { sellerId, outletId }: OutletKey,
  fields: readonly DraftField[],
): Promise<void> {
  await tx
    .deleteFrom('outlet_draft_fields')
    .where('seller_id', '=', sellerId)
    .where('outlet_id', '=', outletId)
    .where(sql<boolean>`field = any(${[...fields]}::text[])`)
    .execute();
}
