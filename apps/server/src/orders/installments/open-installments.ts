import type { Order } from '@stagedoor/contract/entities/order';
import type { PaymentTarget } from '../../payments/index.ts';
import type { Tx } from '../../platform/db/tables.ts';
import type { PublicAddress } from '../../platform/public-address.ts';
import type { OrderRow } from '../order-store.ts';
import type { InstallmentCheckpoint } from '../order-steps.ts';
import type { LockedPayment } from './lock-payment.ts';
import { failPayment, orderPayment } from './order-payment.ts';
import type { TellUpgraded } from './order-payment.ts';

/** What the payments must know of installments before there are payments, and the calls afterwards. */
export interface Installments {
  target: PaymentTarget<OrderRow>;
  /** Payments that somebody in this process is making right now, with what will come of it. */
  paying: Map<number, Promise<PayNowOutcome>>;
  checkpoint: InstallmentCheckpoint;
  failWithoutCharge(tx: Tx, locked: LockedPayment, message: string, now: Date): Promise<void>;
}

export type PayNowOutcome =
  | { kind: 'answered'; order: Order; isPending: boolean; confirmUrl: string | undefined }
  | { kind: 'declined' | 'failed'; failedMessage: string | undefined }
  | { kind: 'gone' }
  | { kind: 'unsent' };

export function openInstallments(
  checkpoint: InstallmentCheckpoint,
  publicAddress: PublicAddress,
  tellUpgraded: TellUpgraded,
): Installments {
  const paying: Installments['paying'] = new Map();
  const needs = {
    checkpoint,
    publicAddress,
    isAwaited: (paymentId: number) => paying.has(paymentId),
    tellUpgraded,
  };
  return {
    target: orderPayment(needs),
    paying,
    checkpoint,
    failWithoutCharge: (tx, locked, message, now) => failPayment(tx, needs, locked, message, now),
  };
}
