import { wrongWithCard } from '@stagedoor/rules/cards/card-expiry';
import type { CardToCharge } from '@stagedoor/rules/cards/card-expiry';
import type { Db } from '../../platform/db/tables.ts';
import { refuse } from '../../platform/http/refusal.ts';
import type { ChargeableCard } from '../intents/new-intent.ts';
import type { CardOwner } from './card-owner.ts';
import { findAnyCard, findOwnCard, keptCardBy, listCards } from './card-store.ts';
import type { CardKey, OwnCardRow } from './card-store.ts';

function asChargeable(row: OwnCardRow): ChargeableCard {
  return {
    paymentMethodId: row.payment_method_id,
    uuid: row.payment_method_uuid,
    expiration: row.expiration,
    type: row.card_type,
    lastFour: row.last_four,
    isFormer: row.is_former,
    gateway: row.gateway,
    gatewayProfileId: row.gateway_profile_id!,
    gatewayCardId: row.gateway_card_id,
  };
}

/**
 * A card by the uuid or the number that a client names, if it is this owner's; whatever else the client says of it is
 * nobody's business. It cannot be removed until the transaction ends. Whether it has expired, the rules say.
 */
async function findCard(db: Db, owner: CardOwner, key: CardKey): Promise<ChargeableCard | undefined> {
  const row = await findOwnCard(db, owner, key, 'share');
  return row && asChargeable(row);
}

/** The same, for who asks often and says whose it must be when the card is there. */
function cardBy<V extends object>(...which: Parameters<typeof keptCardBy<V>>) {
  const find = keptCardBy(...which);
  return async (db: Db, values: V): Promise<(ownerId: number) => ChargeableCard | undefined> => {
    const [row] = (await find(db, values)).rows;
    return (ownerId) => (row?.owner_id === ownerId ? asChargeable(row) : undefined);
  };
}

/** `by` makes the same for who asks often. */
export const findChargeableCard = Object.assign(findCard, { by: cardBy });

/** The card that a payment was to be made with: its owner chose it, and was asked then whose it is. */
export async function findChosenCard(
  db: Db,
  sellerId: number,
  paymentMethodId: number,
): Promise<ChargeableCard | undefined> {
  const row = await findAnyCard(db, sellerId, paymentMethodId);
  return row && asChargeable(row);
}

/** Whatever a client has chosen: an expired card is not charged, nor one that a former gateway keeps. */
export function requireChargeable<C extends CardToCharge>(card: C, now: Date): C {
  const message = wrongWithCard(card, now);
  return message === undefined ? card : refuse('CARD_EXPIRED', { message });
}

/** All of an owner's cards, the primary one first. */
export async function chargeableCardsOf(db: Db, owner: CardOwner): Promise<ChargeableCard[]> {
  return (await listCards(db, owner)).map(asChargeable);
}
