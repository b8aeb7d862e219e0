import type { Module, Platform } from '../platform/module.ts';
import { sharedAnswers } from '../platform/shared-answers.ts';
import { catalogueCache } from './catalogue-cache.ts';
import type { CatalogueCache, WaitingEvents } from './catalogue-cache.ts';
import type { CodesOfOutlet } from './code-at-event.ts';
import { getOutletEventsHandler } from './calls/get-outlet-events.ts';
import { outletEvents } from './events-of-outlet.ts';
import type { CatalogueNeeds } from './events-of-outlet.ts';
import { listRefundWindowsHandler } from './calls/list-refund-windows.ts';
import type { RefundsAsked } from './calls/list-refund-windows.ts';
import { setRefundWindowHandler } from './calls/set-refund-window.ts';
import { getHallHandler } from './calls/get-hall.ts';
import { listHallsHandler } from './calls/list-halls.ts';
import { makeHallHandler } from './calls/make-hall.ts';
import { publishHallHandler } from './calls/publish-hall.ts';
import { saveHallDraftHandler } from './calls/save-hall-draft.ts';
import { takeOffSaleHandler } from './calls/take-off-sale.ts';
import { putOnSaleHandler } from './calls/put-on-sale.ts';

/** The answer of `outlet/getoutletevents`, for whoever draws a page around it. */
export type OutletEvents = (
  ...question: Parameters<typeof outletEvents> extends [unknown, ...infer Question] ? Question : never
) => ReturnType<typeof outletEvents>;

export interface Catalogue extends Module<'catalogue'> {
  cache: CatalogueCache;
  outletEvents: OutletEvents;
}

export function openCatalogue(
  needs: Pick<Platform, 'db'> &
    Pick<CatalogueNeeds, 'leftByLevel' | 'outlets' | 'codeAtEvent'> & {
      waitingEvents: WaitingEvents;
      codesOfOutlet: CodesOfOutlet;
      refundsAsked: RefundsAsked;
    },
): Catalogue {
  const cache = catalogueCache(needs.db, needs.waitingEvents, needs.codesOfOutlet);
  const answers = sharedAnswers();
  const { leftByLevel, outlets, codeAtEvent } = needs;
  const events = { cache, answers, leftByLevel, outlets, codeAtEvent };
  return {
    cache,
    outletEvents: (...question) => outletEvents(events, ...question),
    handlers: [
      getOutletEventsHandler(events),
      takeOffSaleHandler,
      putOnSaleHandler,
      listRefundWindowsHandler(needs.db, needs.refundsAsked),
      setRefundWindowHandler(needs.db),
      listHallsHandler(needs.db),
      getHallHandler(needs.db),
      makeHallHandler,
      saveHallDraftHandler(needs.db),
      publishHallHandler,
    ],
    forget: () => {
      for (const kept of [cache, answers]) kept.forget();
    },
  };
}
