import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import { listToRemove, markRemovedAtGateway } from './card-store.ts';
import type { OwnCardRow } from './card-store.ts';

interface Needs {
  db: Db;
  gateway: PaymentGateway;
}

const AT_ONCE = 50;

/** For the customer the card is gone already; a gateway that does not answer is told later, by the job. */
export async function removeAtGateway(
  { db, gateway }: Needs,
  card: OwnCardRow,
  now: Date,
  log: Logger,
): Promise<void> {
  // It waits until the shop speaks with its gateway again.
  if (card.gateway !== gateway.kind) return;
  const remove = async () => {
    if (card.gateway_profile_id !== null)
      await gateway.deleteCard(card.gateway_profile_id, card.gateway_card_id);
    await markRemovedAtGateway(db, card, now);
  };
  const facts = { paymentMethodId: card.payment_method_id };
  await onTrouble(remove, (trouble) =>
    log.warn({ err: trouble, ...facts }, 'the gateway still has a removed card'),
  );
}

export async function removeCards(needs: Needs, now: Date, log: Logger): Promise<void> {
  for (const card of await listToRemove(needs.db, AT_ONCE)) await removeAtGateway(needs, card, now, log);
}
