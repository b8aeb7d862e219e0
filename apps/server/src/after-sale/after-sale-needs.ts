import { afterSaleMessages } from '@stagedoor/rules/messages/after-sale';
import type { CatalogueCache } from '../catalogue/index.ts';
import type { OrderChanges, Orders } from '../orders/index.ts';
import type { Payments } from '../payments/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { Platform } from '../platform/module.ts';

export interface AfterSaleNeeds extends Pick<Platform, 'db' | 'log' | 'publicAddress' | 'checkpoint'> {
  changes: OrderChanges;
  tickets: Orders['tickets'];
  planReturn: Payments['planReturn'];
  captureDue: Orders['captureDue'];
  catalogue: CatalogueCache;
}

/** Why not now, in a sentence for the desk. */
export const refuseNow = (message: string = afterSaleMessages.notNow): never =>
  refuse('AFTER_SALE_REFUSED', { message });

/** So long a decision can be taken back before anything happens. */
export const UNDO_SECONDS = 10;
