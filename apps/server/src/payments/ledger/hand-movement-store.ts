// PROG-12: money that somebody takes or gives back themselves. No gateway hears of it; the ledger does.
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { HandMethod } from '@stagedoor/rules/money/hand-methods';
import { sql } from 'kysely';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { ofSeller } from '../../sellers/index.ts';
import { newReference } from '../reference.ts';
import { within } from './movements.ts';
import type { Span } from './movements.ts';
import '../tables.ts';

interface HandMove {
  sellerId: number;
  method: HandMethod;
  amountCents: number;
  currency: Currency;
  /** What was to be paid: taken once, which the database sees to. */
  targetKind: string;
  targetId: string;
  /** Of an outlet that is tested: it stands in no book. */
  isTest: boolean;
  /** Who took it, or gave it back. */
  by: string;
  note?: string | undefined;
  now: Date;
}

async function move(tx: Tx, given: HandMove, ofRef: string | null): Promise<string> {
  const { sellerId: seller_id, method, amountCents, currency, isTest, now } = given;
  const { targetKind: target_kind, targetId: target_id } = given;
  const ref = newReference();
  const kind = ofRef === null ? 'capture' : 'return';
  const both = { seller_id, ref, method, kind, currency, target_kind, target_id } as const;
  await tx
    .insertInto('hand_movements')
    .values({
      ...both,
      amount_cents: amountCents,
      of_ref: ofRef,
      is_test: isTest,
      by_name: given.by,
      note: given.note ?? null,
      moved_at: now,
    })
    .execute();
  if (isTest) return ref;
  await tx
    .insertInto('ledger')
    .values({
      ...both,
      amount_cents: kind === 'capture' ? amountCents : -amountCents,
      transaction_id: ref,
      recorded_at: now,
    })
    .execute();
  return ref;
}

/** Both answer the reference under which the ledger has it. */
export const moveByHand = {
  take: (tx: Tx, given: HandMove): Promise<string> => move(tx, given, null),
  giveBack: (tx: Tx, given: HandMove & { ofRef: string }): Promise<string> => move(tx, given, given.ofRef),
};

/** What came in by hand less what went back by hand, by the seller's day: of it no gateway's books know. */
export async function movedByHand(db: Db, sellerId: number, span: Span): Promise<Map<string, number>> {
  const { rows } = await sql<{ day: string; cents: number }>`
    select to_char(l.recorded_at at time zone ${ofSeller.zone(sellerId)}, 'YYYY-MM-DD') as day,
      sum(l.amount_cents)::float8 as cents
    from ledger l
    where l.seller_id = ${sellerId} and l.method <> 'card' and ${within(sellerId, sql`l.recorded_at`, span)}
    group by 1`.execute(db);
  return new Map(rows.map(({ day, cents }) => [day, cents]));
}
