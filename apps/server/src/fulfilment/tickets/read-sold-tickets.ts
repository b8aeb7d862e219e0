import type { KeysetQuestion } from '@stagedoor/contract/keyset-page';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import type { TicketOfEvent } from '../../orders/index.ts';
import { COUNTED, keysetPieces } from '../../platform/db/keyset.ts';
import type { KeysetColumn } from '../../platform/db/keyset.ts';
import type { Db } from '../../platform/db/tables.ts';
import { withEntries } from '../door/scan-store.ts';

export interface SoldTicketRow extends TicketOfEvent {
  key: string;
  isIn: boolean;
  changedAt: Date;
}

const changed: KeysetColumn<SoldTicketRow> = {
  column: sql`t."changedAt"`,
  type: 'timestamptz',
  valueOf: (row) => row.changedAt,
};
const id: KeysetColumn<SoldTicketRow> = { column: sql`t.key`, type: 'text', valueOf: (row) => row.key };

interface SoldFilter {
  sellerId: number;
  sold: RawBuilder<TicketOfEvent>;
  changedSince?: Date | undefined;
}

const matching = ({ sellerId, sold, changedSince }: SoldFilter): RawBuilder<unknown> =>
  sql`(${withEntries(sellerId, sold)}) t where ${changedSince ? sql`t."changedAt" >= ${changedSince}` : sql`true`}`;

export async function readSoldTickets(db: Db, filter: SoldFilter, asked: KeysetQuestion) {
  const keyset = keysetPieces<SoldTicketRow>({ columns: { changed }, id, begin: 'changed' }, asked);
  const { rows } = await sql<SoldTicketRow>`
    select t.* from ${matching(filter)} and ${keyset.beyond} order by ${keyset.order} limit ${keyset.limit}`.execute(
    db,
  );
  return keyset.page(rows);
}

export async function countSoldTickets(db: Db, filter: SoldFilter) {
  const { rows } = await sql<{ many: number }>`
    select count(*)::int as many from (select 1 from ${matching(filter)} limit ${sql.lit(COUNTED + 1)}) counted`.execute(
    db,
  );
  const { many } = firstOf(rows);
  return { matching: Math.min(many, COUNTED), isExact: many <= COUNTED };
}
