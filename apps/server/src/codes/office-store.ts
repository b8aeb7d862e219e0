// The only SQL on codes for the box office.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { firstOf } from '@stagedoor/rules/values/first-of';
import type { Db } from '../platform/db/tables.ts';
import { ofSeller } from '../sellers/index.ts';
import type { SetRow } from './code-store.ts';
import './tables.ts';

export interface CodeScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}

export interface ListedSet extends SetRow {
  codes: number;
  spent: number;
  held: number;
  offCents: number;
}

/** What is for other outlets alone is nobody's business here. */
const inScope = ({ outletIds }: CodeScope): RawBuilder<unknown> =>
  outletIds === 'all' ? sql`true` : sql`(s.outlet_ids is null or s.outlet_ids && ${[...outletIds]}::int[])`;

export async function listSets(db: Db, scope: CodeScope, setId?: number): Promise<ListedSet[]> {
  const { sellerId } = scope;
  const { rows } = await sql<ListedSet>`
    select s.*, c.codes, c.spent, c.held, coalesce(u.off, 0)::float8 as "offCents"
    from code_sets s
    cross join lateral (select count(*)::int as codes, coalesce(sum(spent), 0)::int as spent,
      coalesce(sum(held), 0)::int as held from codes where seller_id = s.seller_id and set_id = s.set_id) c
    cross join lateral (select sum(off_cents) as off from code_uses
      where seller_id = s.seller_id and set_id = s.set_id and state = 'spent') u
    where s.seller_id = ${sellerId} and ${inScope(scope)} and ${setId === undefined ? sql`true` : sql`s.set_id = ${setId}`}
    order by s.set_id desc`.execute(db);
  return rows;
}

export interface SetDay {
  day: string;
  uses: number;
}

/** Of days on which there were any, by the seller's clock. */
export async function usesByDay(db: Db, sellerId: number, setId: number, since: Date): Promise<SetDay[]> {
  const { rows } = await sql<SetDay>`
    select to_char(spent_at at time zone ${ofSeller.zone(sellerId)}, 'YYYY-MM-DD') as day, count(*)::int as uses
    from code_uses where seller_id = ${sellerId} and set_id = ${setId} and state = 'spent' and spent_at >= ${since}
    group by 1 order by 1`.execute(db);
  return rows;
}

interface SetSums {
  tickets: number;
  /** Neither used nor handed out. */
  left: number;
  handedOut: number;
  triedWrong: number;
  triedUsedUp: number;
}

export async function sumsOfSet(db: Db, sellerId: number, setId: number): Promise<SetSums> {
  const { rows } = await sql<SetSums>`
    select (select wrong from code_tries where seller_id = ${sellerId} and set_id = ${setId}) as "triedWrong",
      (select used_up from code_tries where seller_id = ${sellerId} and set_id = ${setId}) as "triedUsedUp",
      (select count(*)::int from codes
        where seller_id = ${sellerId} and set_id = ${setId} and handed_at is not null) as "handedOut",
      (select coalesce(sum(tickets), 0)::int from code_uses
        where seller_id = ${sellerId} and set_id = ${setId} and state = 'spent') as tickets,
      (select count(*)::int from codes
        where seller_id = ${sellerId} and set_id = ${setId} and held + spent = 0 and handed_at is null) as left`.execute(
    db,
  );
  const { triedWrong, triedUsedUp, ...sums } = firstOf(rows);
  return { ...sums, triedWrong: triedWrong ?? 0, triedUsedUp: triedUsedUp ?? 0 };
}

export interface LastUse {
  code: string;
  orderNumber: string;
  at: Date;
  isReturned: boolean;
}

export async function lastUses(db: Db, sellerId: number, setId: number, most: number): Promise<LastUse[]> {
  const { rows } = await sql<LastUse>`
    select c.code, u.order_number as "orderNumber", u.spent_at as at, u.state = 'returned' as "isReturned"
    from code_uses u join codes c on c.seller_id = u.seller_id and c.code_id = u.code_id
    where u.seller_id = ${sellerId} and u.set_id = ${setId} and u.spent_at is not null
    order by u.spent_at desc limit ${most}`.execute(db);
  return rows;
}

/** A page of codes that nobody has used or was sent, after this one. */
export async function unusedCodes(
  db: Db,
  { sellerId, setId }: { sellerId: number; setId: number },
  after: number,
  most: number,
): Promise<{ code_id: number; code: string }[]> {
  return db
    .selectFrom('codes')
    .select(['code_id', 'code'])
    .where('seller_id', '=', sellerId)
    .where('set_id', '=', setId)
    .where('held', '=', 0)
    .where('spent', '=', 0)
    .where('handed_at', 'is', null)
    .where('code_id', '>', after)
    .orderBy('code_id')
    .limit(most)
    .execute();
}

/** A stop and its undoing: true where it was not so before. An undoing finds none whom it would wrong. */
export async function setStopped(
  db: Db,
  { sellerId, setId }: { sellerId: number; setId: number },
  stoppedAt: Date | null,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('code_sets')
    .set({ stopped_at: stoppedAt })
    .where('seller_id', '=', sellerId)
    .where('set_id', '=', setId)
    .where('stopped_at', stoppedAt ? 'is' : 'is not', null)
    .where('stop_met_at', 'is', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}
