// Brings our list of a customer's cards to what the gateway has.
import { randomUUID } from 'node:crypto';
import type { Db, Tx } from '../../platform/db/tables.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { GatewayCard, PaymentGateway } from '../gateway/payment-gateway.ts';
import { lockProfile, markRemoved } from './card-store.ts';
import type { CardRow, ProfileRow } from './card-store.ts';

type KnownCard = Pick<
  CardRow,
  'seller_id' | 'payment_method_id' | 'gateway_card_id' | 'removed_at' | 'removed_by'
>;

function knownCards(tx: Tx, { seller_id, profile_id }: ProfileRow): Promise<KnownCard[]> {
  return tx
    .selectFrom('payment_methods')
    .select(['seller_id', 'payment_method_id', 'gateway_card_id', 'removed_at', 'removed_by'])
    .where('seller_id', '=', seller_id)
    .where('profile_id', '=', profile_id)
    .execute();
}

const shown = (card: GatewayCard) => ({
  holder_name: card.holderName,
  last_four: card.lastFour,
  expiration: card.expiration,
  card_type: card.type,
});

async function addCard(tx: Tx, profile: ProfileRow, card: GatewayCard, now: Date): Promise<void> {
  await tx
    .insertInto('payment_methods')
    .values({
      seller_id: profile.seller_id,
      payment_method_uuid: randomUUID(),
      profile_id: profile.profile_id,
      gateway_card_id: card.cardId,
      ...shown(card),
      created_at: now,
      removed_at: null,
      removed_by: null,
      gateway_removed_at: null,
    })
    .execute();
}

async function refreshCard(tx: Tx, known: KnownCard, card: GatewayCard): Promise<void> {
  await tx
    .updateTable('payment_methods')
    .set({ ...shown(card), removed_at: null, removed_by: null, gateway_removed_at: null })
    .where('seller_id', '=', known.seller_id)
    .where('payment_method_id', '=', known.payment_method_id)
    .execute();
}

async function merge(tx: Tx, profile: ProfileRow, cards: GatewayCard[], now: Date): Promise<void> {
  await lockProfile(tx, profile);
  const known = new Map((await knownCards(tx, profile)).map((card) => [card.gateway_card_id, card]));
  for (const card of cards) {
    const mine = known.get(card.cardId);
    known.delete(card.cardId);
    if (!mine) await addCard(tx, profile, card, now);
    // What its owner removed stays removed, although the gateway may list it for a while.
    else if (mine.removed_by !== 'owner') await refreshCard(tx, mine, card);
  }
  for (const gone of known.values()) if (!gone.removed_at) await markRemoved(tx, gone, 'gateway', now);
}

/** CALL-26, `remote`: asks the gateway first, then writes. Nothing is locked while the gateway thinks. */
export async function syncCards(
  db: Db,
  gateway: PaymentGateway,
  profile: ProfileRow,
  now: Date,
): Promise<void> {
  if (profile.gateway_profile_id === null) return;
  const cards = await gateway.listCards(profile.gateway_profile_id);
  await inTransaction(db, (tx) => merge(tx, profile, cards, now));
}
