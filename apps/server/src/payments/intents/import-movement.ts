import type { Currency } from '@stagedoor/rules/money/currencies';
import type { Tx } from '../../platform/db/tables.ts';
import { asIntent } from './intent.ts';
import type { Intent, IntentRow } from './intent.ts';
import { findIntent, updateIntent } from './intent-store.ts';
import { recordMovement } from '../ledger/movement-store.ts';
import { chargeFacts, writeIntent } from './new-intent.ts';
import type { ChargePlan } from './new-intent.ts';

/** Money that moved, or was refused, before this database knew of it. */
export interface PastMovement extends ChargePlan {
  targetKind: string;
  /** The charge whose money went back; without it this is a charge. */
  ofRef?: string;
  /** The gateway's word for a no; without it the money moved. */
  refusal?: { code: string; message: string };
  at: Date;
}

export interface GatewayRecord {
  ref: string;
  kind: 'charge' | 'refund';
  status: 'captured' | 'refunded' | 'declined';
  amountCents: number;
  currency: Currency;
  /** Whose money goes back. */
  ofTransactionId: string | undefined;
  gatewayProfileId: string;
  gatewayCardId: string;
  at: Date;
}

/** Has the gateway write it into its books too; answers the number it has there. */
export type RecordAtGateway = (record: GatewayRecord) => Promise<string>;

const statusOf = ({ ofRef, refusal }: PastMovement): GatewayRecord['status'] => {
  if (refusal) return 'declined';
  return ofRef === undefined ? 'captured' : 'refunded';
};

async function settle(
  tx: Tx,
  row: IntentRow,
  { refusal, at }: PastMovement,
  transactionId: string,
): Promise<Intent> {
  const settled = await updateIntent(tx, row, {
    state: refusal ? 'declined' : 'succeeded',
    transaction_id: transactionId,
    problem_code: refusal?.code ?? null,
    problem_text: refusal?.message ?? null,
    look_at: null,
    settled_at: at,
  });
  if (!refusal) await recordMovement(tx, settled, transactionId, at);
  return asIntent(settled);
}

/** Writes it into both books, as in the demo world; what it was for is the caller's to write. */
export async function importMovement(
  tx: Tx,
  movement: PastMovement,
  recordAtGateway: RecordAtGateway,
): Promise<Intent> {
  const { card, amountCents, currency, ofRef, at } = movement;
  const row = await writeIntent(
    tx,
    {
      ...chargeFacts(movement, movement.targetKind),
      kind: ofRef === undefined ? 'charge' : 'return',
      of_ref: ofRef ?? null,
      return_by: ofRef === undefined ? null : 'refund',
      // Not yet decided: what follows decides it.
      state: 'dispatched',
      sent_at: at,
      look_at: at,
    },
    at,
  );
  if (!row) throw new Error(`${movement.targetKind} ${movement.targetId} is paid already`);
  const origin = ofRef === undefined ? undefined : await findIntent(tx, ofRef);
  const transactionId = await recordAtGateway({
    ref: row.ref,
    kind: row.kind === 'charge' ? 'charge' : 'refund',
    status: statusOf(movement),
    amountCents,
    currency,
    ofTransactionId: origin?.transaction_id ?? undefined,
    gatewayProfileId: card.gatewayProfileId,
    gatewayCardId: card.gatewayCardId,
    at,
  });
  return settle(tx, row, movement, transactionId);
}
