import type { Module, Platform } from '../platform/module.ts';
import { sharedAnswers } from '../platform/shared-answers.ts';
import { catalogueCache } from './catalogue-cache.ts';
import type { CatalogueCache, WaitingEvents } from './catalogue-cache.ts';
import { getOutletEventsHandler, outletEvents } from './get-outlet-events.ts';
import type { CatalogueNeeds } from './get-outlet-events.ts';
import { refundWindowHandlers } from './office/refund-windows.ts';
import { saleHandlers } from './office/turn-sale.ts';

/** The answer of `outlet/getoutletevents`, for whoever draws a page around it. */
export type OutletEvents = (
  ...question: Parameters<typeof outletEvents> extends [unknown, ...infer Question] ? Question : never
) => ReturnType<typeof outletEvents>;

export interface Catalogue extends Module {
  cache: CatalogueCache;
  outletEvents: OutletEvents;
}

export function openCatalogue(
  needs: Pick<Platform, 'db'> &
    Pick<CatalogueNeeds, 'leftByLevel' | 'outlets'> & { waitingEvents: WaitingEvents },
): Catalogue {
  const cache = catalogueCache(needs.db, needs.waitingEvents);
  const answers = sharedAnswers();
  const { leftByLevel, outlets } = needs;
  const events = { cache, answers, leftByLevel, outlets };
  return {
    cache,
    outletEvents: (...question) => outletEvents(events, ...question),
    handlers: [getOutletEventsHandler(events), ...saleHandlers, ...refundWindowHandlers(needs.db)],
    forget: () => {
      for (const kept of [cache, answers]) kept.forget();
    },
  };
}
