import type { ChargeLimits } from '@stagedoor/rules/money/charge-limits';
import type { Currency } from '@stagedoor/rules/money/currencies';
import type { CatalogueCache } from '../catalogue/index.ts';
import type { Orders } from '../orders/index.ts';
import type { Platform } from '../platform/module.ts';
import type { OutletCache, OutletKey } from '../sellers/index.ts';

export interface CounterNeeds extends Pick<Platform, 'db' | 'publicAddress' | 'checkpoint'> {
  outlets: OutletCache;
  catalogue: CatalogueCache;
  /** What the shop's gateway charges at least and at most. */
  chargeLimits(shop: OutletKey, currency: Currency): Promise<ChargeLimits>;
  payNow: Orders['payNow'];
}
