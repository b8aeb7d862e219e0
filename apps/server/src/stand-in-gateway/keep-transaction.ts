import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Db } from '../platform/db/tables.ts';
import { findCard } from './store/profile-store.ts';
import { insertTransaction } from './store/transaction-store.ts';
import { idOf } from './stripe/ids.ts';
import type { Dialect } from './tables.ts';

export interface PastTransaction {
  ref: string;
  kind: 'charge' | 'refund';
  status: 'captured' | 'refunded' | 'declined';
  amountCents: number;
  currency: Currency;
  ofTransactionId: string | undefined;
  gatewayProfileId: string;
  gatewayCardId: string;
  at: Date;
}

/** The number in an id of either language. */
const digitsIn = (id: string): number => Number(id.replace(/^[a-z]+_/, ''));

/** Puts into the stand-in's books what it took, gave back or declined some time ago. */
export async function keepTransactionAtStandIn(db: Db, past: PastTransaction): Promise<string> {
  const speaks: Dialect = past.gatewayProfileId.startsWith('cus_') ? 'stripe' : 'authorizenet';
  const profileId = digitsIn(past.gatewayProfileId);
  const card = await findCard(db, profileId, digitsIn(past.gatewayCardId));
  if (!card) throw new Error(`The stand-in has no card ${past.gatewayCardId}`);
  const { transaction_id: id } = await insertTransaction(db, {
    kind: past.kind,
    status: past.status,
    ref: past.ref,
    invoice: past.ref,
    profile_id: profileId,
    card_id: card.card_id,
    last_four: card.last_four,
    brand: card.brand,
    first_name: card.first_name,
    last_name: card.last_name,
    amount_cents: past.amountCents,
    currency: past.currency,
    of_transaction_id: past.ofTransactionId === undefined ? null : digitsIn(past.ofTransactionId),
    content_hash: past.ref,
    submitted_at: past.at,
    listed_from: past.at,
    speaks,
  });
  if (speaks === 'authorizenet') return String(id);
  return idOf(past.kind === 'charge' ? 'pi' : 're', id);
}
