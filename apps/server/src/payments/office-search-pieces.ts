import { sql } from 'kysely';
import type { RawBuilder } from 'kysely';
import './tables.ts';

/** Pieces for a statement of whoever was paid: cards, references and targets that these words may mean. */
export function paymentsOf(
  sellerId: number,
  words: string,
  targetKind: string,
): Record<'cards' | 'refs' | 'targets', RawBuilder<unknown>> {
  const isFour = /^\d{4}$/.test(words);
  return {
    cards: isFour
      ? sql`select m.payment_method_id from payment_methods m
          where m.seller_id = ${sellerId} and m.last_four = ${words}`
      : sql`select null::int where false`,
    refs: sql`select i.ref from payment_intents i
      where i.seller_id = ${sellerId} and (i.ref = ${words} or i.transaction_id = ${words})`,
    targets: sql`select i.target_id from payment_intents i
      where i.seller_id = ${sellerId} and i.target_kind = ${targetKind}
        and (i.ref = ${words} or i.transaction_id = ${words})`,
  };
}

/** A piece: what was to be paid by charges of which nobody knows whether they went through. */
export const unknownTargets = (sellerId: number, targetKind: string): RawBuilder<unknown> => sql`
  select i.target_id from payment_intents i
  where i.seller_id = ${sellerId} and i.target_kind = ${targetKind} and i.state in ('unknown', 'attention')`;

/** A piece: whether a charge of this target is with the gateway, which has not said yet what became of it. */
export const isWithGateway = (
  sellerId: number,
  targetKind: string,
  targetId: RawBuilder<unknown>,
): RawBuilder<boolean> => sql`exists (
  select from payment_intents i
  where i.seller_id = ${sellerId} and i.target_kind = ${targetKind} and i.target_id = ${targetId}
    and i.state in ('dispatched', 'unknown', 'waiting', 'held', 'attention'))`;
