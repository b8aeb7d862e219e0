import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Db } from '../../platform/db/tables.ts';
import type { GatewayCard } from '../gateway/payment-gateway.ts';
import type { CardOwner } from './card-owner.ts';
import { openProfileRow, rememberGatewayProfile } from './card-store.ts';

/** Has the gateway keep a card for the customer that it shall know by this key. */
export type KeepAtGateway = (merchantCustomerId: string) => Promise<{ profileId: string; card: GatewayCard }>;

/** Writes down a card that did not come through the form, as in the demo world; the same card twice is one card. */
export async function importCard(
  db: Db,
  owner: CardOwner,
  keepAtGateway: KeepAtGateway,
  now: Date,
): Promise<void> {
  const profile = await openProfileRow(db, owner, now);
  const { profileId, card } = await keepAtGateway(profile.merchant_customer_id);
  await rememberGatewayProfile(db, profile, profileId);
  await sql`
    insert into payment_methods (seller_id, payment_method_uuid, profile_id, gateway_card_id, holder_name,
      last_four, expiration, card_type, created_at)
    values (${owner.sellerId}, ${randomUUID()}, ${profile.profile_id}, ${card.cardId}, ${card.holderName},
      ${card.lastFour}, ${card.expiration}, ${card.type}, ${now})
    on conflict do nothing`.execute(db);
}
