import { tryCard } from '@stagedoor/contract/calls/office/gateways';
import { triedCardMessages } from '@stagedoor/rules/messages/tried-card';
import { handle } from '../../platform/http/handler.ts';
import type { Handler } from '../../platform/http/handler.ts';
import { refuse } from '../../platform/http/refusal.ts';
import { ofSeller } from '../../sellers/index.ts';
import { chargeableCardsOf, findChargeableCard, requireChargeable } from '../cards/find-chargeable-card.ts';
import { findProfile } from '../cards/card-store.ts';
import { syncCards } from '../cards/sync-cards.ts';
import type { Account } from '../gateway/account.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import { gatewayNames } from '../gateway/payment-gateway.ts';
import type { ChargeableCard } from '../intents/new-intent.ts';
import { cardTrials } from '../trial/card-trials.ts';
import { tellTrial } from '../trial/tell-trial.ts';
import { triedOwner } from '../trial/trial-needs.ts';
import type { TrialNeeds } from '../trial/trial-needs.ts';
import { CARD_TRIAL } from '../trial/trial-store.ts';

interface At {
  account: Account;
  sellerId: number;
  now: Date;
}

/** The card that was typed last; the gateway is asked which those are. */
async function typedCard({ db }: TrialNeeds, { account, sellerId, now }: At): Promise<ChargeableCard> {
  const owner = triedOwner(sellerId);
  const profile = await findProfile(db, owner, account.key);
  if (profile)
    await onTrouble(
      () => syncCards(db, account.adapter, profile, now),
      () =>
        refuse('GATEWAY_UNAVAILABLE', {
          message: triedCardMessages.formFailed(gatewayNames[account.adapter.kind]),
        }),
    );
  const card = (await chargeableCardsOf(db, owner)).findLast(({ gateway }) => gateway === account.key);
  return card ? requireChargeable(card, now) : refuse('NOT_FOUND', { message: triedCardMessages.noCard });
}

/** SETUP-09: pressed twice, in two tabs: the one that is under way is told, and nothing is charged again. */
export const tryCardHandler = (needs: TrialNeeds): Handler<'payments'> =>
  handle(tryCard, async (_input, caller) => {
    const { sellerId, now } = caller;
    const account = await needs.gateways.of(sellerId);
    const card = await typedCard(needs, { account, sellerId, now });
    const currency = await ofSeller.currency(needs.db, sellerId);
    const amountCents = account.adapter.smallest(currency);
    await caller.change(async ({ record }) => {
      record({
        action: 'gateway.card-tried',
        subject: { kind: 'gateway', id: account.key },
        after: { card: `${card.type} ${card.lastFour}` },
      });
    });
    await needs.charge(cardTrials, async (tx) => {
      const owned = await findChargeableCard(tx, triedOwner(sellerId), { id: card.paymentMethodId });
      if (!owned) return refuse('NOT_FOUND', { message: triedCardMessages.noCard });
      return { sellerId, targetId: CARD_TRIAL.id, amountCents, currency, card: owned };
    });
    // What came goes back at once, not with the next round of the job.
    await needs.reconcile();
    return tellTrial(needs, sellerId);
  });
