import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { GatewayTrouble } from '../gateway/payment-gateway.ts';
import type { CardNeeds } from '../cards/card-needs.ts';
import { findProfile, listCards } from '../cards/card-store.ts';
import { syncCards } from '../cards/sync-cards.ts';
import { describeCard } from '../cards/describe-card.ts';

export function listPaymentMethodsHandler({ db, gateway, findOwner }: CardNeeds): Handler<'payments'> {
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
