import { isAllowedQuantity } from '@stagedoor/rules/events/quantity';
import type { OfferRules } from '@stagedoor/rules/waiting-list/offer-hours';
import { eventPieces, findSoldEvents } from '../catalogue/index.ts';
import type { LevelOnOffer, SoldEvent } from '../catalogue/index.ts';
import type { Db } from '../platform/db/tables.ts';
import { ofSeller } from '../sellers/index.ts';
import type { EventKey } from './entry-store.ts';

/** What a list must know of its show, as the database has it now. */
export interface EventFacts {
  show: SoldEvent;
  levels: ReadonlyMap<number, LevelOnOffer>;
  /** None where the show has no list, any more. */
  rules: OfferRules | undefined;
}

/** One ticket, before tax. */
export const withFees = ({ priceCents, fees }: Pick<LevelOnOffer, 'priceCents' | 'fees'>): number =>
  fees.reduce((sum, { valueCents }) => sum + valueCents, priceCents);

/** A level whose tickets may be offered: those beside the places and those off sale are not. */
export const isOffered = (level: LevelOnOffer | undefined, now: Date): level is LevelOnOffer =>
  level !== undefined && !level.isAddOn && level.saleStatus(now) === 'ON_SALE';

export const sells = (level: LevelOnOffer, quantity: number): boolean => isAllowedQuantity(quantity, level);

export async function factsOfEvent(db: Db, { sellerId, eventId }: EventKey): Promise<EventFacts | undefined> {
  const [shows, levels, zone] = await Promise.all([
    findSoldEvents(db, sellerId, [eventId]),
    eventPieces.levelsNow(db, sellerId, eventId),
    ofSeller.times(db, sellerId),
  ]);
  const [show] = shows;
  if (!show) return undefined;
  const hours = levels.values().next().value?.waitingHours;
  const doorsAt = show.doorsAt ?? show.startsAt;
  const isOn = hours !== undefined && !show.isCanceled;
  return {
    show,
    levels,
    rules: isOn ? { hours, zone: show.venue?.timeZone ?? zone.zone, doorsAt } : undefined,
  };
}

/** It ends with the sale: nothing of it can be offered any more. */
export const isOver = ({ rules, levels }: EventFacts, now: Date): boolean =>
  !rules ||
  (rules.doorsAt !== undefined && rules.doorsAt <= now) ||
  ![...levels.values()].some((level) => isOffered(level, now));
