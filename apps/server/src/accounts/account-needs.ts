import type { Platform } from '../platform/module.ts';
import type { OutletCache } from '../sellers/index.ts';
import type { AccountsConfig } from './accounts-config.ts';

/** What the calls of accounts are given. */
export interface AccountNeeds extends Pick<Platform, 'db' | 'publicAddress'>, AccountsConfig {
  outlets: OutletCache;
  /** How many failed sign-ins a network address has free before it waits. */
  failuresPerAddress: number;
}
