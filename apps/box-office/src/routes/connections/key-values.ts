import type { KeyRight } from '@stagedoor/rules/staff/key-rights';

/** What one types in about a new key. */
export interface KeyValues {
  name: string;
  rights: readonly KeyRight[];
  /** None: every outlet. */
  outletIds: readonly number[];
  networks: string;
  endsAt: string;
}
