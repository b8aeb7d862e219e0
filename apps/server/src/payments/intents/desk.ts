import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import type { PaymentStep, PaymentTarget } from './payment-target.ts';

/** What all work on intents stands on. */
export interface Desk {
  db: Db;
  clock: Clock;
  log: Logger;
  gateway: PaymentGateway;
  targets: ReadonlyMap<string, PaymentTarget>;
  /** Proofs end the process here. */
  reach: (step: PaymentStep) => Promise<void>;
}

export function targetOf({ targets }: Desk, kind: string): PaymentTarget {
  const target = targets.get(kind);
  if (!target) throw new Error(`Nobody can be paid for "${kind}"`);
  return target;
}
