// CODE-01: one event as it is for whoever has a code: what it opens to them, and what it takes off.
import type { CodeOffer } from '@stagedoor/contract/entities/code';
import type { OutletEvent } from '@stagedoor/contract/entities/event';
import { holdsFor } from '@stagedoor/rules/codes/where-it-holds';
import { INSTANT_SALE } from '@stagedoor/rules/events/sales-types';
import type { ShopCaller } from '../accounts/index.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CodeHere } from './code-at-event.ts';
import type { CatalogueNeeds } from './events-of-outlet.ts';
import type { LevelOnOffer } from './level-on-offer.ts';
import { describeEvents } from './outlet-events.ts';

function offerOf(here: CodeHere, meant: readonly LevelOnOffer[], now: Date): CodeOffer {
  const { code, takesOff, mostTickets, opens } = here;
  const closed = meant.filter((level) => level.saleStatus(now) !== 'ON_SALE');
  const opened = opens ? closed.filter((level) => level.saleStatus(now, opens) === 'ON_SALE') : [];
  const times = opened.flatMap(({ onSaleFrom }) =>
    onSaleFrom && onSaleFrom > now ? [onSaleFrom.getTime()] : [],
  );
  return {
    code,
    levelIds: meant.map(({ levelId }) => levelId),
    opens: opened.length > 0,
    opensUntil: times.length > 0 ? new Date(Math.min(...times)) : undefined,
    takesOff,
    mostTickets,
  };
}

export async function eventWithCode(
  needs: Pick<CatalogueNeeds, 'cache' | 'leftByLevel' | 'codeAtEvent'>,
  caller: ShopCaller,
  typed: string,
  { eventId }: { eventId?: number | undefined },
): Promise<OutletEvent[]> {
  if (eventId === undefined)
    return refuse('INVALID_INPUT', { fields: { eventId: 'A code is for an event' } });
  const { sellerId, outletId, now } = caller;
  const [cached, left] = await Promise.all([
    needs.cache.get(sellerId, outletId),
    needs.leftByLevel(sellerId, outletId, now),
  ]);
  const levels = [...cached.levels.values()].filter(
    (level) => level.eventId === eventId && level.salesType === INSTANT_SALE,
  );
  const levelIds = levels.map(({ levelId }) => levelId);
  const showDate = levels[0]?.startsAt ?? null;
  const here = await needs.codeAtEvent(caller, typed, { eventId, levelIds, showDate });
  const meant = levels.filter((level) => holdsFor(here, { ...level, priceLevelId: level.levelId }));
  const meantIds = new Set(meant.map(({ levelId }) => levelId));
  const opens = (levelId: number) => (meantIds.has(levelId) ? here.opens : undefined);
  const offer = offerOf(here, meant, now);
  return describeEvents(cached, left, now, opens)
    .filter(({ id }) => id === eventId)
    .map((event) => ({ ...event, code: offer }));
}
