// The only SQL on shows and series that are not public yet.
import type { TypedValue } from '@stagedoor/descriptions/drafts/sheet';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import type { DraftKind } from '../tables.ts';
import '../tables.ts';

export interface DraftSubject {
  kind: DraftKind;
  /** The show or the series that it changes; none while it is new. */
  publicId: number | undefined;
}

export interface DraftRow extends DraftSubject {
  draftId: number;
  outletId: number;
  madeBy: number;
  madeAt: Date;
}

export interface KeptField extends TypedValue {
  draftId: number;
  typedBy: number;
  typedAt: Date;
}

export interface DraftOwner {
  sellerId: number;
  staffId: number;
  now: Date;
}

const read = (db: Db, sellerId: number) =>
  db
    .selectFrom('programme_drafts')
    .select([
      'draft_id as draftId',
      'kind',
      'outlet_id as outletId',
      'event_id as eventId',
      'series_id as seriesId',
      'made_by as madeBy',
      'made_at as madeAt',
    ])
    .where('seller_id', '=', sellerId);

type Read = Omit<DraftRow, 'publicId'> & { eventId: number | null; seriesId: number | null };

const rowOf = ({ eventId, seriesId, ...row }: Read): DraftRow => ({
  ...row,
  publicId: eventId ?? seriesId ?? undefined,
});

export async function listDrafts(db: Db, sellerId: number): Promise<DraftRow[]> {
  return (await read(db, sellerId).orderBy('draft_id').execute()).map(rowOf);
}

export async function findDraft(db: Db, sellerId: number, draftId: number): Promise<DraftRow | undefined> {
  const row = await read(db, sellerId).where('draft_id', '=', draftId).executeTakeFirst();
  return row && rowOf(row);
}

const publicColumn = { show: 'event_id', series: 'series_id' } as const;

/** The draft of what is public already. */
export async function findDraftOf(
  db: Db,
  sellerId: number,
  { kind, publicId }: { kind: DraftKind; publicId: number },
): Promise<DraftRow | undefined> {
  const row = await read(db, sellerId).where(publicColumn[kind], '=', publicId).executeTakeFirst();
  return row && rowOf(row);
}

/** Whoever types at the same moment waits, so that both are compared with what is there. False where it is gone. */
export async function lockDraft(tx: Tx, sellerId: number, draftId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('programme_drafts')
    .select('draft_id')
    .where('seller_id', '=', sellerId)
    .where('draft_id', '=', draftId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Of what is public there is one draft: who comes second finds the first one's. */
export async function insertDraft(
  tx: Tx,
  { sellerId, staffId, now }: DraftOwner,
  { outletId, kind, publicId }: DraftSubject & { outletId: number },
): Promise<number> {
  const column = sql.ref(publicColumn[kind]);
  const { rows } = await sql<{ draft_id: number }>`
    insert into programme_drafts (seller_id, kind, outlet_id, ${column}, made_by, made_at)
    values (${sellerId}, ${kind}, ${outletId}, ${publicId ?? null}, ${staffId}, ${now})
    on conflict (seller_id, ${column}) do update set ${column} = excluded.${column}
    returning draft_id`.execute(tx);
  return firstOf(rows).draft_id;
}

export const readTyped = (db: Db, sellerId: number, draftIds: readonly number[]): Promise<KeptField[]> =>
  db
    .selectFrom('programme_draft_fields')
    .select(['draft_id as draftId', 'field', 'value', 'typed_by as typedBy', 'typed_at as typedAt'])
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`draft_id = any(${[...draftIds]}::int[])`)
    .orderBy('draft_id')
    .orderBy('field')
    .execute();

export async function keepTypedFields(
  tx: Tx,
  { sellerId, staffId, now }: DraftOwner,
  draftId: number,
  typed: readonly TypedValue[],
): Promise<void> {
  // Of a field that is named twice the last word counts.
  const values = Object.fromEntries(typed.map(({ field, value }) => [field, value ?? null]));
  if (typed.length === 0) return;
  await sql`
    insert into programme_draft_fields (seller_id, draft_id, field, value, typed_by, typed_at)
    select ${sellerId}::int, ${draftId}::int, key, value, ${staffId}::int, ${now}::timestamptz
    from json_each(${JSON.stringify(values)}::json)
    on conflict (seller_id, draft_id, field) do update
      set value = excluded.value, typed_by = excluded.typed_by, typed_at = excluded.typed_at`.execute(tx);
}

export async function dropTypedFields(
  tx: Tx,
  sellerId: number,
  draftId: number,
  fields: readonly string[],
): Promise<void> {
  await tx
    .deleteFrom('programme_draft_fields')
    .where('seller_id', '=', sellerId)
    .where('draft_id', '=', draftId)
    .where(sql<boolean>`field = any(${[...fields]}::text[])`)
    .execute();
}

export async function dropDrafts(tx: Tx, sellerId: number, draftIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('programme_drafts')
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`draft_id = any(${[...draftIds]}::int[])`)
    .execute();
}
