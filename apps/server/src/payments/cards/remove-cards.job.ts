import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import { onTrouble } from '../gateway/on-trouble.ts';
import type { Gateways } from '../gateway/open-gateways.ts';
import { listToRemove, markRemovedAtGateway } from './card-store.ts';
import type { OwnCardRow } from './card-store.ts';

interface Needs {
  db: Db;
  gateways: Gateways;
}

const AT_ONCE = 50;

/** For the customer the card is gone already; a gateway that does not answer is told later, by the job. */
export async function removeAtGateway(
  { db, gateways }: Needs,
  card: OwnCardRow,
  now: Date,
  log: Logger,
): Promise<void> {
  const remove = async () => {
    const { adapter } = await gateways.at(card);
    if (card.gateway_profile_id !== null)
      await adapter.deleteCard(card.gateway_profile_id, card.gateway_card_id);
    await markRemovedAtGateway(db, card, now);
  };
  const facts = { paymentMethodId: card.payment_method_id };
  await onTrouble(remove, (trouble) =>
    log.warn({ err: trouble, ...facts }, 'the gateway still has a removed card'),
  );
}

/** Those at a gateway that cannot be asked wait until it can, and keep no others waiting. */
export async function removeCards(needs: Needs, now: Date, log: Logger): Promise<void> {
  const keys = (await needs.gateways.withTests()).map(({ key }) => key);
  for (const card of await listToRemove(needs.db, keys, AT_ONCE))
    await removeAtGateway(needs, card, now, log);
}
