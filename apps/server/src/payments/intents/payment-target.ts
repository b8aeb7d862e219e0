import type { Tx } from '../../platform/db/tables.ts';
import type { Intent } from './intent.ts';

/** What became of what the money was for; a result may be under way still, as the last thing that is done. */
export type Fulfilment<R> = { fulfilled: true; result: R | Promise<R> } | { fulfilled: false };

/** Does what the money was for, with what was looked at before. */
export type Fulfil<R> = (intent: Intent, now: Date) => Promise<Fulfilment<R>>;

/**
 * Something that can be paid for, or paid back. Told by the module that owns it and passed in by app.ts, so that the
 * one who waits for the gateway's answer and the one who finds it later do the same. They run inside the
 * transaction that records the outcome, and may run again from the start when the database asks for that.
 */
export interface PaymentTarget<R = unknown> {
  kind: string;
  /** A customer who waits for the answer is not charged behind their back later: then `close`. */
  whenAbsent: 'close' | 'send-again';
  /**
   * Locks and reads what `fulfil` will need, along with the attempt itself, for those who cannot wait twice. It changes
   * nothing: the attempt may turn out to be settled.
   */
  look?(tx: Tx, target: Pick<Intent, 'sellerId' | 'targetId'>): Promise<Fulfil<R>>;
  /** The money moved: do what it was for, or say that this cannot be done any more. */
  fulfil(tx: Tx, intent: Intent, now: Date): Promise<Fulfilment<R>>;
  /** The money goes back: what it was for is gone, or was paid by another attempt. Tell the customer. */
  giveBack(tx: Tx, intent: Intent, now: Date): Promise<void>;
  /** The bank asks the customer, at `intent.confirmUrl`. */
  waits?(tx: Tx, intent: Intent, now: Date): Promise<void>;
  /** No money moved, and none will: `intent.problem` says why. */
  release(tx: Tx, intent: Intent, now: Date): Promise<void>;
  /**
   * The gateway could not be reached: nothing was sent, and all is as before the attempt. Left out, the attempt itself
   * waits, and is sent as soon as the gateway is back.
   */
  stillDue?(tx: Tx, intent: Intent, now: Date): Promise<void>;
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
