import { dayInZone } from '../time/day-in-zone.ts';
import { clockInZone, momentInZone } from '../time/wall-clock.ts';

/** Offers are written by day, as the clock of the event's place shows it. */
const FIRST_HOUR = '10:00';
const LAST_HOUR = '20:00';
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Before doors: who buys later than that could not come in time. */
const LAST_MS = HOUR_MS;
const LAST_DAY_OFFER_MS = HOUR_MS / 2;

/** How long an offer is held, unless the event says otherwise. */
export const USUAL_OFFER_HOURS = 8;
export const MOST_OFFER_HOURS = 168;

/** What an event says about the offers of its list. */
export interface OfferRules {
  hours: number;
  zone: string;
  /** None where nobody knows yet: then nothing is near. */
  doorsAt: Date | undefined;
}

/** No offer is good any more from then on. */
const lastMoment = ({ doorsAt }: OfferRules): number => (doorsAt ? doorsAt.getTime() - LAST_MS : Infinity);

function nextFirstHour(now: Date, zone: string): Date {
  const today = momentInZone(dayInZone(now, zone), FIRST_HOUR, zone);
  if (now < today) return today;
  // Well into tomorrow, however long today is.
  return momentInZone(dayInZone(new Date(today.getTime() + DAY_MS), zone), FIRST_HOUR, zone);
}

/** When the letter of an offer that is made now may leave; undefined where it would come too late. */
export function sendOfferAt(now: Date, rules: OfferRules): Date | undefined {
  const clock = clockInZone(now, rules.zone);
  const at = clock >= FIRST_HOUR && clock < LAST_HOUR ? now : nextFirstHour(now, rules.zone);
  return at.getTime() < lastMoment(rules) ? at : undefined;
}

/** For how long an offer is held whose letter leaves at this moment: in the last day for half an hour. */
function heldMs(sentAt: Date, { hours, doorsAt }: OfferRules): number {
  const isLastDay = doorsAt !== undefined && doorsAt.getTime() - sentAt.getTime() <= DAY_MS;
  return isLastDay ? Math.min(LAST_DAY_OFFER_MS, hours * HOUR_MS) : hours * HOUR_MS;
}

/** Until when, never past one hour before doors. */
export const offerEnds = (sentAt: Date, rules: OfferRules): Date =>
  new Date(Math.min(sentAt.getTime() + heldMs(sentAt, rules), lastMoment(rules)));

/** How long that is, for whoever is told before the clock runs. */
export const offerMinutes = (sentAt: Date, rules: OfferRules): number =>
  Math.floor((offerEnds(sentAt, rules).getTime() - sentAt.getTime()) / 60_000);
