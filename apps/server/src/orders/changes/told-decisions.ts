// AFTER-07: what was decided about orders, as their customers are told.
import type { OrderDecision } from '@stagedoor/contract/entities/order';
import { ownWords } from '@stagedoor/rules/language/own-words';
import { returnWay } from '@stagedoor/rules/after-sale/return-way';
import type { ReturnPolicy } from '@stagedoor/rules/after-sale/return-way';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import { firstOf } from '@stagedoor/rules/values/first-of';
import { sql } from 'kysely';
import { findSoldEvents } from '../../catalogue/index.ts';
import { cardsById, officePayments } from '../../payments/index.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { OrderRow } from '../order-store.ts';
import { goingOf } from './change-lists.ts';
import type { GoingPart } from './change-lists.ts';
import type { ChangeRow, ReturnRow } from './change-store.ts';

type Kind = OrderDecision['kind'];
type State = OrderDecision['state'];

type ToldReturn = ReturnRow & {
  captured_cents: number;
  captured_at: Date;
  card_type: string | null;
  last_four: string | null;
  policy: ReturnPolicy;
};

/** What is proposed or can still be taken back has not been decided for the customer. */
async function decidedOf(db: Db, sellerId: number, orderIds: readonly number[]): Promise<ChangeRow[]> {
  const { rows } = await sql<ChangeRow>`
    select * from order_changes
    where seller_id = ${sellerId} and order_id = any(${[...orderIds]}::int[]) and kind not in ('award', 'seats')
      and state in ('effective', 'settled', 'declined', 'reverted')
    order by updated_at desc, change_id desc`.execute(db);
  return rows;
}

async function returnsOf(db: Db, sellerId: number, orderIds: readonly number[]) {
  const { rows } = await sql<
    ReturnRow & { captured_cents: number; captured_at: Date; payment_method_id: number }
  >`
    select r.*, p.amount_cents as captured_cents, p.captured_at, p.payment_method_id from order_returns r
    join order_payments p on p.seller_id = r.seller_id and p.payment_id = r.payment_id
    where r.seller_id = ${sellerId} and r.order_id = any(${[...orderIds]}::int[]) and r.state <> 'refused'
    order by r.return_id`.execute(db);
  return rows;
}

function describeReturn(row: ToldReturn, now: Date): OrderDecision['returns'][number] {
  const way = returnWay(
    { amountCents: row.captured_cents, capturedAt: row.captured_at, policy: row.policy },
    row.amount_cents,
    now,
  );
  const card =
    row.card_type && row.last_four ? `${row.card_type} ${cardMessages.endingIn(row.last_four)}` : undefined;
  return {
    amountCents: row.amount_cents,
    card: row.way === 'other' ? undefined : card,
    returnedAt: row.settled_at ?? undefined,
    waitsUntil: row.state === 'planned' && way.way === 'waits' ? way.until : undefined,
  };
}

const ticketsText = ({ tickets, levelName, seats }: GoingPart, show: string): string =>
  `${tickets} × ${ownWords(levelName)}, ${show}${seats.length > 0 ? ` (${seats.join('; ')})` : ''}`;

export async function decisionsOf(
  db: Db,
  orders: readonly OrderRow[],
  now: Date,
): Promise<Map<number, OrderDecision[]>> {
  const sellerId = firstOf(orders).seller_id;
  const ids = orders.map(({ order_id }) => order_id);
  const changes = await decidedOf(db, sellerId, ids);
  if (changes.length === 0) return new Map();
  const returns = await returnsOf(db, sellerId, ids);
  const going = (await goingOf(db, changes)).filter(({ tickets }) => tickets > 0);
  const shows = await findSoldEvents(db, sellerId, [...new Set(going.map(({ eventId }) => eventId))]);
  const cardIds = [...new Set(returns.map(({ payment_method_id }) => payment_method_id))];
  const cards = await cardsById(db, sellerId, cardIds);
  const policyOf = await officePayments.returnPolicies(db, sellerId, cardIds);
  const told = changes.map((change): [number, OrderDecision] => [
    change.order_id,
    {
      kind: change.kind as Kind,
      state: change.state as State,
      totalCents: 0 - change.total_cents,
      decidedAt: change.effective_at ?? change.updated_at,
      reason: change.state === 'declined' ? change.reason : undefined,
      tickets: going
        .filter(({ changeId }) => changeId === change.change_id)
        .map((part) =>
          ticketsText(part, ownWords(shows.find(({ eventId }) => eventId === part.eventId)?.name ?? '')),
        ),
      returns: returns
        .filter(({ change_id }) => change_id === change.change_id)
        .map((row) => {
          const card = cards.get(row.payment_method_id);
          const told = { card_type: card?.type ?? null, last_four: card?.lastFour ?? null };
          return describeReturn({ ...row, ...told, policy: policyOf(row.payment_method_id) }, now);
        }),
    },
  ]);
  const byOrder = Map.groupBy(told, ([orderId]) => orderId);
  return new Map([...byOrder].map(([orderId, own]) => [orderId, own.map(([, each]) => each)]));
}
