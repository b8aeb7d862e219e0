import { ofSeller } from '../../sellers/index.ts';
import { inTransaction } from '../../platform/db/in-transaction.ts';
import type { CardRow, ProfileRow } from '../cards/card-store.ts';
import { syncCards } from '../cards/sync-cards.ts';
import type { Account } from '../gateway/account.ts';
import type { ListedTransaction } from '../gateway/payment-gateway.ts';
import type { IntentNeeds } from '../intents/intent-needs.ts';
import { insertIntent } from '../intents/new-intent-store.ts';
import { recordMovement } from '../ledger/movement-store.ts';
import { chargeFacts, hashRequest } from '../intents/new-intent.ts';
import { returnUnfulfilled } from '../intents/plan-return.ts';
import { cardAt } from './stray-store.ts';

/** With the account whose books are looked through. */
export interface StrayNeeds extends Pick<IntentNeeds, 'db' | 'clock' | 'log'> {
  account: Account;
}

/** What a charge was for, when nobody remembers. */
const LOST_CHARGE = 'lost-charge';

/** The card may have been lost with the rest: the gateway has it. */
async function findCard(
  { db, account, clock }: StrayNeeds,
  profile: ProfileRow,
  cardId: string | undefined,
): Promise<CardRow | undefined> {
  if (cardId === undefined) return undefined;
  const known = await cardAt(db, profile, cardId);
  if (known) return known;
  await syncCards(db, account.adapter, profile, clock.now());
  return cardAt(db, profile, cardId);
}

const factsOf = (told: ListedTransaction, profile: ProfileRow, card: CardRow) => ({
  ...chargeFacts(
    {
      sellerId: profile.seller_id,
      targetId: told.transactionId,
      amountCents: told.amountCents,
      currency: told.currency,
      card: {
        paymentMethodId: card.payment_method_id,
        uuid: card.payment_method_uuid,
        expiration: card.expiration,
        type: card.card_type,
        lastFour: card.last_four,
        isFormer: false,
        gateway: profile.gateway,
        gatewayProfileId: told.profileId!,
        gatewayCardId: card.gateway_card_id,
      },
    },
    LOST_CHARGE,
  ),
  ref: told.ref,
  state: 'unfulfilled' as const,
  transaction_id: told.transactionId,
});

/**
 * Writes the charge into our books as money that was taken for nothing, with the attempt to give it back, which the
 * reconciler sends. The reference is the key: whoever comes second finds it written.
 */
export async function giveBackStray(
  needs: StrayNeeds,
  told: ListedTransaction,
  profile: ProfileRow,
): Promise<'planned' | 'known' | 'no-card'> {
  const { db, clock, log } = needs;
  const card = await findCard(needs, profile, told.cardId);
  // What came in another currency than the seller's is nothing that our books could give back.
  if (!card || told.currency !== (await ofSeller.currency(db, profile.seller_id))) return 'no-card';
  const now = clock.now();
  const facts = factsOf(told, profile, card);
  const isNew = await inTransaction(db, async (tx) => {
    const row = await insertIntent(tx, {
      ...facts,
      request_hash: hashRequest(facts),
      look_at: null,
      sent_at: told.submittedAt,
      created_at: told.submittedAt,
      settled_at: now,
    });
    if (!row) return false;
    await recordMovement(tx, row, told.transactionId, now);
    await returnUnfulfilled(tx, row, now);
    return true;
  });
  const { transactionId, ref, amountCents } = told;
  if (isNew) log.warn({ transactionId, ref, amountCents }, 'a charge that our books had lost goes back');
  return isNew ? 'planned' : 'known';
}
