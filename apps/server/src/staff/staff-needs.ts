import type { OfficePlace } from '../platform/http/office-place.ts';
import type { Platform } from '../platform/module.ts';
import type { OpenedKind } from '../office/index.ts';
import type { AnyTaskKind } from '../platform/tasks/define-task.ts';
import type { BudgetNeeds } from '../platform/tries/sign-in-budget.ts';
import type { ListedSeller, OutletCache } from '../sellers/index.ts';
import type { SecretBox } from '../platform/secret-box.ts';

/** What the calls of staff are given. */
export interface StaffNeeds
  extends Pick<Platform, 'db' | 'clock' | 'production' | 'publicAddress' | 'checkpoint'>, BudgetNeeds {
  place: OfficePlace;
  box: SecretBox;
  /** What calls answered, under the Idempotency-Key that they came with. */
  answersUnder(key: string): SecretBox;
  outlets: OutletCache;
  /** Every seller with its outlets, for names and addresses. */
  listSellers(): Promise<ListedSeller[]>;
  gatewayOf: (sellerId: number | undefined) => Promise<{ name: string; isSandbox: boolean }>;
  demoTools: boolean;
  commonPasswords: readonly string[];
  /** Every kind of long action there is, whichever module declares it. */
  taskKinds(): readonly AnyTaskKind[];
  /** Every kind of thing that staff open, whichever module declares it. */
  opened(): readonly OpenedKind[];
}
