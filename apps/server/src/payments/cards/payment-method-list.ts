import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { PRIMARY_SORT } from '@stagedoor/rules/cards/card-expiry';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { GatewayTrouble } from '../gateway/payment-gateway.ts';
import type { CardNeeds } from './card-needs.ts';
import { findProfile, listCards } from './card-store.ts';
import type { CardRow } from './card-store.ts';
import { syncCards } from './sync-cards.ts';

/** PAY-07: the first in the list is the primary one. */
export function describeCard(row: CardRow, place: number): PaymentMethod {
  const sort = PRIMARY_SORT + place;
  return {
    id: row.payment_method_id,
    uuid: row.payment_method_uuid,
    gatewayCardId: row.gateway_card_id,
    holderName: row.holder_name,
    lastFour: row.last_four,
    expiration: row.expiration,
    type: row.card_type,
    isDefault: sort === PRIMARY_SORT,
    description: `${row.card_type} ending in ${row.last_four}`,
    sort,
  };
}

export function paymentMethodListHandler({ db, gateway, findOwner }: CardNeeds): Handler {
  return handle(listPaymentMethods, async ({ remote, invitationToken }, caller) => {
    const owner = await findOwner(caller, invitationToken);
    const profile = remote ? await findProfile(db, owner) : undefined;
    try {
      if (profile) await syncCards(db, gateway, profile, caller.now);
    } catch (error) {
      if (!(error instanceof GatewayTrouble)) throw error;
      caller.log.warn({ err: error }, 'the gateway did not list the cards');
      refuse('CARDS_NOT_READ');
    }
    const rows = await listCards(db, owner);
    return { paymentMethods: rows.map(describeCard) };
  });
}
