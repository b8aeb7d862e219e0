import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { PaymentGateway } from '../gateway/payment-gateway.ts';
import type { PaymentStep, PaymentTarget } from './payment-target.ts';

/** What all work on intents stands on. */
export interface IntentNeeds {
  db: Db;
  clock: Clock;
  log: Logger;
  gateway: PaymentGateway;
  /** Everything that can be paid for. */
  targets(): readonly PaymentTarget[];
  /** Proofs end the process here. */
  checkpoint: (step: PaymentStep) => Promise<void>;
}

/** GATE-10: another gateway has the card, and whatever was charged to it; this one must not be asked for it. */
export const isElsewhere = ({ gateway }: IntentNeeds, row: { gateway: string }): boolean =>
  row.gateway !== gateway.kind;

export function targetOf(needs: IntentNeeds, kind: string): PaymentTarget {
  const target = needs.targets().find((each) => each.kind === kind);
  if (!target) throw new Error(`Nobody can be paid for "${kind}"`);
  return target;
}
