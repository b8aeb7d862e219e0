import type { PaymentMethod } from '@stagedoor/contract/entities/payment-method';
import { PRIMARY_SORT } from '@stagedoor/rules/cards/card-expiry';
import { cardMessages } from '@stagedoor/rules/messages/cards';
import type { CardRow } from './card-store.ts';

/** PAY-07: the first in the list is the primary one. */
export function describeCard(row: CardRow & { is_former?: boolean }, place: number): PaymentMethod {
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
    description: `${row.card_type} ${cardMessages.endingIn(row.last_four)}`,
    sort,
    isFormer: row.is_former || undefined,
  };
}
