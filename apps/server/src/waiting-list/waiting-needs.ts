import type { CatalogueCache } from '../catalogue/index.ts';
import type { Platform } from '../platform/module.ts';

export interface WaitingNeeds extends Pick<Platform, 'db' | 'clock' | 'publicAddress'> {
  catalogue: CatalogueCache;
}
