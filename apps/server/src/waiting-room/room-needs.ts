import type { CatalogueCache, OutletEvents } from '../catalogue/index.ts';
import type { Platform } from '../platform/module.ts';
import type { OutletCache, OutletDirectory } from '../sellers/index.ts';

export interface RoomNeeds extends Pick<Platform, 'db' | 'clock' | 'log' | 'publicAddress'> {
  catalogue: CatalogueCache;
  outlets: OutletCache;
  directory: OutletDirectory;
  outletEvents: OutletEvents;
  /** How many places one network may have in a line. */
  placesPerAddress: number;
  /** A room opens by itself when carts take longer than this; 0 for never. */
  byItselfAboveMs: number;
}
