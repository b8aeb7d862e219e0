import type { Clock } from '../../platform/clock.ts';
import type { Db } from '../../platform/db/tables.ts';
import type { Logger } from '../../platform/log.ts';
import type { Gateways } from '../gateway/open-gateways.ts';
import type { PaymentStep, PaymentTarget } from './payment-target.ts';

/** What all work on intents stands on. */
export interface IntentNeeds {
  db: Db;
  clock: Clock;
  log: Logger;
  gateways: Gateways;
  /** Everything that can be paid for. */
  targets(): readonly PaymentTarget[];
  /** Proofs end the process here; `of` is the kind of target. */
  checkpoint: (step: PaymentStep, of: string) => Promise<void>;
}

export function targetOf(needs: IntentNeeds, kind: string): PaymentTarget {
  const target = needs.targets().find((each) => each.kind === kind);
  if (!target) throw new Error(`Nobody can be paid for "${kind}"`);
  return target;
}
