// The only SQL on uses. With every use the row of its code is changed: whoever wants the last one waits for it.
import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import { codeUseMachine } from '@stagedoor/rules/machines/code-use';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { codeOf } from '@stagedoor/rules/values/code-of';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { BeginAgain } from '../platform/db/in-transaction.ts';
import type { Db, Tx } from '../platform/db/tables.ts';
import './tables.ts';

export interface NewUse {
  sellerId: number;
  codeId: number;
  setId: number;
  cartUuid: string;
  sessionId: string;
  userId: number | undefined;
  /** How often one account may. */
  mostPerAccount: number | undefined;
  now: Date;
}

const UNIQUE_VIOLATION = '23505';

/** Two devices of one account took its turn at the same moment: the later looks again. */
async function unlessTakenMeanwhile<T>(work: Promise<T>): Promise<T> {
  try {
    return await work;
  } catch (error) {
    if (codeOf(error) === UNIQUE_VIOLATION) throw new BeginAgain('The account has used the code meanwhile');
    throw error;
  }
}

/** The first turn of an account that is free; none where it has had them all. */
const freeTurn = (whose: {
  sellerId: number;
  setId: RawBuilder<number> | number;
  userId: number;
  most: RawBuilder<number> | number;
}) => sql<number | null>`(
  select min(turn) from generate_series(1, ${whose.most}::int) as turn
  where not exists (select from code_uses taken where taken.seller_id = ${whose.sellerId}
    and taken.set_id = ${whose.setId} and taken.user_id = ${whose.userId} and taken.account_turn = turn
    and taken.state <> 'returned'))`;

/** CODE-02: false where none is left, in all or for this account; whoever asks then undoes the transaction. */
export async function takeUse(tx: Tx, use: NewUse): Promise<boolean> {
  const { sellerId, codeId, setId, cartUuid, sessionId, userId = null, mostPerAccount, now } = use;
  const isLimited = userId !== null && mostPerAccount !== undefined;
  const turn = isLimited ? freeTurn({ sellerId, setId, userId, most: mostPerAccount }) : sql<null>`null::int`;
  const taking = sql<{ cart: string }>`
    with taken as (
      update codes set held = held + 1
      where seller_id = ${sellerId} and code_id = ${codeId}
        and (most_orders is null or held + spent < most_orders)
      returning code_id),
    turn as (select ${turn} as free)
    insert into code_uses (seller_id, cart_uuid, code_id, set_id, state, session_id, user_id, account_turn, taken_at)
    select ${sellerId}::int, ${cartUuid}::uuid, code_id, ${setId}::int, 'held', ${sessionId}::uuid, ${userId}::int,
      free, ${now}::timestamptz
    from taken, turn where ${!isLimited}::boolean or free is not null
    returning cart_uuid as cart`.execute(tx);
  const { rows } = await unlessTakenMeanwhile(taking);
  return rows.length > 0;
}

/** The cart is somebody's by now: false where their account has used the code as often as it may. */
export async function claimUse(
  tx: Tx,
  { sellerId, cartUuid, userId }: { sellerId: number; cartUuid: string; userId: number },
): Promise<boolean> {
  const most = sql<number>`coalesce(s.most_per_account, 0)`;
  const turn = freeTurn({ sellerId, setId: sql<number>`s.set_id`, userId, most });
  const claiming = sql<{ turn: number | null }>`
    update code_uses u set user_id = ${userId}, account_turn = ${turn}
    from code_sets s
    where u.seller_id = ${sellerId} and u.cart_uuid = ${cartUuid} and u.state = 'held'
      and u.user_id is distinct from ${userId} and s.seller_id = u.seller_id and s.set_id = u.set_id
    returning u.account_turn as turn`.execute(tx);
  const { rows } = await unlessTakenMeanwhile(claiming);
  return rows.every(({ turn: own }) => own !== null);
}

/** CODE-02: what carts held comes back. The codes are locked in their order, for two sweeps may meet. */
export async function giveBackUses(tx: Tx, sellerId: number, cartUuids: readonly string[]): Promise<void> {
  const uses = sql`seller_id = ${sellerId} and cart_uuid = any(${[...cartUuids]}::uuid[]) and state = 'held'`;
  await sql`
    with locked as materialized (
      select code_id from codes where seller_id = ${sellerId}
        and code_id in (select code_id from code_uses where ${uses}) order by code_id for update),
    back as (
      update code_uses set state = 'returned' where ${uses} and code_id in (select code_id from locked)
      returning code_id)
    update codes c set held = held - many
    from (select code_id, count(*)::int as many from back group by code_id) b
    where c.seller_id = ${sellerId} and c.code_id = b.code_id`.execute(tx);
}

export interface Spending {
  sellerId: number;
  cartUuid: string;
  orderNumber: string;
  tickets: number;
  offCents: number;
  now: Date;
}

/** By the rules' own table. */
const beforeSpent = keysOf(codeUseMachine).filter((from) => canMove(codeUseMachine, from, 'spent'));

/** CODE-02: with the sale. The cart is locked by then, so what it holds is there; the database insists on it. */
export async function spendUse(tx: Tx, spending: Spending): Promise<void> {
  const { sellerId, cartUuid, orderNumber, tickets, offCents, now } = spending;
  await sql`
    with gone as (
      update code_uses set state = 'spent', spent_at = ${now}, order_number = ${orderNumber}, tickets = ${tickets},
        off_cents = ${offCents}
      where seller_id = ${sellerId} and cart_uuid = ${cartUuid} and state = any(${beforeSpent}::text[])
      returning code_id),
    counted as (
      update codes c set held = held - 1, spent = spent + 1 from gone
      where c.seller_id = ${sellerId} and c.code_id = gone.code_id
      returning c.code_id)
    select upkeep.must_be(1, count(*)) from counted`.execute(tx);
}

interface CounterUse {
  sellerId: number;
  codeId: number;
  setId: number;
  saleUuid: string;
  orderNumber: string;
  tickets: number;
  offCents: number;
  now: Date;
}

/** CODE-02: taken and spent at once, with a sale at the counter; false where none is left. */
export async function useAtOnce(tx: Tx, use: CounterUse): Promise<boolean> {
  const { sellerId, codeId, setId, saleUuid, orderNumber, tickets, offCents, now } = use;
  const { rows } = await sql`
    with taken as (
      update codes set spent = spent + 1
      where seller_id = ${sellerId} and code_id = ${codeId}
        and (most_orders is null or held + spent < most_orders)
      returning code_id)
    insert into code_uses (seller_id, cart_uuid, at_counter, code_id, set_id, state, taken_at, spent_at, order_number,
      tickets, off_cents)
    select ${sellerId}::int, ${saleUuid}::uuid, true, code_id, ${setId}::int, 'spent', ${now}::timestamptz,
      ${now}::timestamptz, ${orderNumber}::text, ${tickets}::int, ${offCents}::int
    from taken returning 1`.execute(tx);
  return rows.length > 0;
}

/**
 * CODE-05: an order that was given back whole gives its use back, where its code says so. One that nobody has ever paid is
 * as a cart that ended: it gives it back always.
 */
export async function returnUseOfOrder(
  tx: Tx,
  sellerId: number,
  { orderNumber, wasPaid }: { orderNumber: string; wasPaid: boolean },
): Promise<void> {
  await sql`
    with back as (
      update code_uses u set state = 'returned' from code_sets s
      where u.seller_id = ${sellerId} and u.order_number = ${orderNumber} and u.state = 'spent'
        and s.seller_id = u.seller_id and s.set_id = u.set_id and (s.returns_use or ${!wasPaid}::boolean)
      returning u.code_id)
    update codes c set spent = spent - 1 from back
    where c.seller_id = ${sellerId} and c.code_id = back.code_id`.execute(tx);
}

/** Whether an account has had all its turns of a set already. */
export async function hasUsedAll(
  db: Db,
  whose: { sellerId: number; setId: number; userId: number; most: number; sessionId: string },
): Promise<boolean> {
  const { rows } = await sql<{ used: number }>`
    select count(*)::int as used from code_uses where seller_id = ${whose.sellerId} and set_id = ${whose.setId}
      and user_id = ${whose.userId} and state <> 'returned'
      and not (state = 'held' and session_id = ${whose.sessionId})`.execute(db);
  return firstOf(rows).used >= whose.most;
}

/** RUN-12: of carts that ended unpaid: these uses came back, and nothing was ever sold with them. */
export async function forgetUses(tx: Tx, sellerId: number, cartUuids: readonly string[]): Promise<void> {
  await sql`
    delete from code_uses where seller_id = ${sellerId} and of_cart = any(${[...cartUuids]}::uuid[])`.execute(
    tx,
  );
}
