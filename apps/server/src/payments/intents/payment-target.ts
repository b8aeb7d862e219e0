import type { Tx } from '../../platform/db/tables.ts';
import type { Intent } from './intent.ts';

/** What became of what the money was for. */
export type Fulfilment<R> = { fulfilled: true; result: R } | { fulfilled: false };

/**
 * Something that can be paid for, or paid back. Told by the module that owns it and passed in by app.ts, so that the
 * one who waits for the gateway's answer and the one who finds it later do the same. They run inside the
 * transaction that records the outcome, and may run again from the start when the database asks for that.
 */
export interface PaymentTarget<R = unknown> {
  kind: string;
  /** A customer who waits for the answer is not charged behind their back later: then `close`. */
  whenAbsent: 'close' | 'send-again';
  /** The money moved: do what it was for, or say that this cannot be done any more. */
  fulfil(tx: Tx, intent: Intent, now: Date): Promise<Fulfilment<R>>;
  /** The money goes back: what it was for is gone, or was paid by another attempt. Tell the customer. */
  giveBack(tx: Tx, intent: Intent, now: Date): Promise<void>;
  /** No money moved, and none will: `intent.problem` says why. */
  release(tx: Tx, intent: Intent, now: Date): Promise<void>;
}

/** A step between two of which a process may die; proofs kill it at each. */
export const paymentSteps = [
  'intent written',
  'intent committed',
  'gateway answered',
  'target told',
  'outcome committed',
] as const;
export type PaymentStep = (typeof paymentSteps)[number];
