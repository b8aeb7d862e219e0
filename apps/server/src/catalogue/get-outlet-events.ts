import * as z from 'zod/mini';
import { getOutletEvents } from '@stagedoor/contract/calls/shop/outlet';
import type { InputOf } from '@stagedoor/contract/call';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { isGuestList } from '@stagedoor/rules/shops/outlet-types';
import { SharedAnswer } from '../platform/http/answers.ts';
import { handleAlike } from '../platform/http/handler.ts';
import type { Handler } from '../platform/http/handler.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { SharedAnswers } from '../platform/shared-answers.ts';
import type { OutletCache, OutletMoment } from '../sellers/index.ts';
import type { CatalogueCache } from './catalogue-cache.ts';
import type { LeftByLevel } from './describe-items.ts';
import { describeEvents, listEvents } from './outlet-events.ts';

type Query = Omit<InputOf<typeof getOutletEvents>, 'outletId'>;

export interface CatalogueNeeds {
  cache: CatalogueCache;
  answers: SharedAnswers;
  outlets: OutletCache;
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

const nothing = new SharedAnswer(z.encode(getOutletEvents.output, { events: [] }));

export function getOutletEventsHandler(needs: CatalogueNeeds): Handler {
  return handleAlike(getOutletEvents, async ({ outletId, ...query }, caller) => {
    if (outletId !== undefined && outletId !== caller.outletId) refuse('MISSING_OUTLET_ID');
    // What a guest list has is told to whoever is invited, together with the invitation.
    const { outletType } = await needs.outlets.get(caller.outletId);
    if (isGuestList(outletType)) return nothing;
    const key = `events ${caller.outletId} ${query.eventId} ${query.includePast} ${query.parts?.toSorted().join()}`;
    return needs.answers.get(key, async () =>
      z.encode(getOutletEvents.output, { events: await outletEvents(needs, caller, query) }),
    );
  });
}
