import type { Platform } from '../platform/module.ts';
import type { OutletDirectory } from '../sellers/index.ts';

export interface ReportsNeeds extends Pick<Platform, 'db' | 'readDb' | 'clock' | 'publicAddress'> {
  directory: OutletDirectory;
}

/** Whose reports: a seller's, at the outlets that somebody sees. */
export interface ReportScope {
  sellerId: number;
  outletIds: 'all' | readonly number[];
}
