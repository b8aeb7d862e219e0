// The only SQL on shows that are not public yet.
import type { ShowField, ShowFieldValue } from '@stagedoor/descriptions/shows/show-fields';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import '../tables.ts';

export interface ShowDraftRow {
  draftId: number;
  outletId: number;
  eventId: number | null;
  madeBy: number;
  madeAt: Date;
}

export interface KeptShowField extends ShowFieldValue {
  draftId: number;
  typedBy: number;
  typedAt: Date;
}

export interface DraftOwner {
  sellerId: number;
  staffId: number;
  now: Date;
}

const columns = [
  'draft_id as draftId',
  'outlet_id as outletId',
  'event_id as eventId',
  'made_by as madeBy',
  'made_at as madeAt',
] as const;

export const listDrafts = (db: Db, sellerId: number): Promise<ShowDraftRow[]> =>
  db
    .selectFrom('show_drafts')
    .select(columns)
    .where('seller_id', '=', sellerId)
    .orderBy('draft_id')
    .execute();

export const findDraft = (db: Db, sellerId: number, draftId: number): Promise<ShowDraftRow | undefined> =>
  db
    .selectFrom('show_drafts')
    .select(columns)
    .where('seller_id', '=', sellerId)
    .where('draft_id', '=', draftId)
    .executeTakeFirst();

export const findDraftOfEvent = (
  db: Db,
  sellerId: number,
  eventId: number,
): Promise<ShowDraftRow | undefined> =>
  db
    .selectFrom('show_drafts')
    .select(columns)
    .where('seller_id', '=', sellerId)
    .where('event_id', '=', eventId)
    .executeTakeFirst();

/** Whoever types at the same moment waits, so that both are compared with what is there. False where it is gone. */
export async function lockDraft(tx: Tx, sellerId: number, draftId: number): Promise<boolean> {
  const row = await tx
    .selectFrom('show_drafts')
    .select('draft_id')
    .where('seller_id', '=', sellerId)
    .where('draft_id', '=', draftId)
    .forUpdate()
    .executeTakeFirst();
  return row !== undefined;
}

/** Of a public show there is one draft: who comes second finds the first one's. */
export async function insertDraft(
  tx: Tx,
  { sellerId, staffId, now }: DraftOwner,
  { outletId, eventId }: { outletId: number; eventId?: number | undefined },
): Promise<number> {
  const { rows } = await sql<{ draft_id: number }>`
    insert into show_drafts (seller_id, outlet_id, event_id, made_by, made_at)
    values (${sellerId}, ${outletId}, ${eventId ?? null}, ${staffId}, ${now})
    on conflict (seller_id, event_id) do update set event_id = excluded.event_id
    returning draft_id`.execute(tx);
  return firstOf(rows).draft_id;
}

export const readShowFields = (
  db: Db,
  sellerId: number,
  draftIds: readonly number[],
): Promise<KeptShowField[]> =>
  db
    .selectFrom('show_draft_fields')
    .select(['draft_id as draftId', 'field', 'value', 'typed_by as typedBy', 'typed_at as typedAt'])
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`draft_id = any(${[...draftIds]}::int[])`)
    .orderBy('draft_id')
    .orderBy('field')
    .execute();

export async function keepShowFields(
  tx: Tx,
  { sellerId, staffId, now }: DraftOwner,
  draftId: number,
  typed: readonly ShowFieldValue[],
): Promise<void> {
  for (const { field, value } of typed)
    await sql`
      insert into show_draft_fields (seller_id, draft_id, field, value, typed_by, typed_at)
      values (${sellerId}, ${draftId}, ${field}, ${JSON.stringify(value ?? null)}::json, ${staffId}, ${now})
      on conflict (seller_id, draft_id, field) do update
        set value = excluded.value, typed_by = excluded.typed_by, typed_at = excluded.typed_at`.execute(tx);
}

export async function dropShowFields(
  tx: Tx,
  sellerId: number,
  draftId: number,
  fields: readonly ShowField[],
): Promise<void> {
  await tx
    .deleteFrom('show_draft_fields')
    .where('seller_id', '=', sellerId)
    .where('draft_id', '=', draftId)
    .where(sql<boolean>`field = any(${[...fields]}::text[])`)
    .execute();
}

export async function dropDrafts(tx: Tx, sellerId: number, draftIds: readonly number[]): Promise<void> {
  await tx
    .deleteFrom('show_drafts')
    .where('seller_id', '=', sellerId)
    .where(sql<boolean>`draft_id = any(${[...draftIds]}::int[])`)
    .execute();
}
