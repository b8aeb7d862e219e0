import { cardUses as cardUsesEntity, disablePaymentMethod } from '@stagedoor/contract/calls/shop/payment';
import * as z from 'zod/mini';
import { customerActor } from '../../accounts/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { isTestAccount } from '../gateway/account.ts';
import type { CardNeeds } from '../cards/card-needs.ts';
import type { CardOwner } from '../cards/card-owner.ts';
import { findOwnCard, markRemoved } from '../cards/card-store.ts';
import type { OwnCardRow } from '../cards/card-store.ts';
import { isInUse, usesOfCard } from '../cards/uses-of-card.ts';
import { removeAtGateway } from '../cards/remove-cards.job.ts';

/** The card is locked while its users are asked: who chooses it at the same moment waits and finds it gone. */
async function disable(
  tx: Tx,
  { cardUses }: CardNeeds,
  owner: CardOwner,
  uuid: string,
  now: Date,
): Promise<OwnCardRow> {
  const card = (await findOwnCard(tx, owner, { uuid }, 'update')) ?? refuse('NOT_FOUND');
  const uses = await usesOfCard(tx, card, cardUses);
  if (isInUse(uses)) {
    refuse('CARD_IN_USE', { facts: z.encode(cardUsesEntity, uses) });
  }
  await markRemoved(tx, card, 'owner', now);
  return card;
}

export function disablePaymentMethodHandler(needs: CardNeeds): Handler<'payments'> {
  return handle(disablePaymentMethod, async ({ uuid }, caller) => {
    const { sellerId, userId: id } = customerActor(caller);
    const isTest = isTestAccount(await needs.gateways.forShop(caller));
    const owner = { sellerId, kind: 'customer', id, isTest } as const;
    const card = await inTransaction(needs.db, (tx) => disable(tx, needs, owner, uuid, caller.now));
    await removeAtGateway(needs, card, caller.now, caller.log);
    return { uuid: card.payment_method_uuid };
  });
}
