import { listPaymentMethods } from '@stagedoor/contract/calls/shop/payment';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import { isTestAccount } from '../gateway/account.ts';
import type { CardNeeds } from '../cards/card-needs.ts';
import { findProfile, listCards } from '../cards/card-store.ts';
import { syncCards } from '../cards/sync-cards.ts';
import { describeCard } from '../cards/describe-card.ts';

export function listPaymentMethodsHandler({ db, gateways, findOwner }: CardNeeds): Handler<'payments'> {
  return handle(listPaymentMethods, async ({ remote, invitationToken, payLink }, caller) => {
    const { key, adapter } = await gateways.forShop(caller);
    const shown = { invitationToken, payLink };
    const owner = { ...(await findOwner(caller, shown)), isTest: isTestAccount({ key }) };
    const profile = remote ? await findProfile(db, owner, key) : undefined;
    if (profile)
      await onTrouble(
        () => syncCards(db, adapter, profile, caller.now),
        (trouble) => {
          caller.log.warn({ err: trouble }, 'the gateway did not list the cards');
          return refuse('CARDS_NOT_READ');
        },
      );
    const rows = await listCards(db, owner);
    return { paymentMethods: rows.map(describeCard) };
  });
}
