import { sql } from 'kysely';
import type { SelectQueryBuilder } from 'kysely';
import type { Tables } from './tables.ts';

/** The first of these that is the outlet's, or else the first of any outlet. */
export const ownOrElse = async <T extends keyof Tables, Row>(
  rows: SelectQueryBuilder<Tables, T, Row>,
  outletId: number,
): Promise<Row | undefined> =>
  (await rows.where(sql<boolean>`outlet_id = ${outletId}`).executeTakeFirst()) ??
  (await rows.executeTakeFirst());
