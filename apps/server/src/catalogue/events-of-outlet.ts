import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { InputOf } from '@stagedoor/contract/call';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import type { SharedAnswers } from '../platform/shared-answers.ts';
import type { OutletCache, OutletMoment } from '../sellers/index.ts';
import type { CodeAtEvent } from './code-at-event.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { LeftByLevel } from './describe-items.ts';
import { describeEvents, listEvents } from './outlet-events.ts';

type Query = Omit<InputOf<typeof getOutletEvents>, 'outletId' | 'code'>;

export interface CatalogueNeeds {
  cache: CatalogueCache;
  answers: SharedAnswers;
  outlets: OutletCache;
  /** Asked of whoever keeps codes, likewise. */
  codeAtEvent: CodeAtEvent;
  /** Asked of the inventory, which lives above this module. */
  leftByLevel: (sellerId: number, outletId: number, now: Date) => Promise<LeftByLevel>;
}

/** The list, or with an id that one event whether it is listed or not (a past one keeps its address). */
export async function outletEvents(
  needs: Pick<CatalogueNeeds, 'cache' | 'leftByLevel'>,
  at: OutletMoment,
  query: Query,
): Promise<OutletEvent[]> {
  const { sellerId, outletId, now } = at;
  const [cached, left] = await Promise.all([
    needs.cache.get(sellerId, outletId),
    needs.leftByLevel(sellerId, outletId, now),
  ]);
  const events = describeEvents(cached, left, now);
  const chosen =
    query.eventId === undefined
      ? listEvents(events, now, query.includePast ?? false)
      : events.filter(({ id }) => id === query.eventId);
  return query.parts?.includes('EventItems') ? chosen : chosen.map(({ items: _items, ...event }) => event);
}
