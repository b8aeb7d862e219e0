/** Whether a card (`YYYY-MM`) can still be used, by New York's calendar: banks have none of the seller's. */
import { TIME_ZONE } from '../time/dates.ts';
import { timesIn } from '../time/times-in.ts';
import { cardMessages } from '../messages/cards.ts';
import { refusalMessages } from '../messages/refusals.ts';

/** The current month and this many after it count as soon. */
export const EXPIRING_SOON_MONTHS = 2;
/** The sort number of a customer's primary payment method. */
export const PRIMARY_SORT = 1;

export type CardExpiry = 'valid' | 'expiringSoon' | 'expired';

export function cardExpiry(expiration: string, now: Date): CardExpiry {
  const { yearOf, monthOf } = timesIn(TIME_ZONE);
  const [year, month] = expiration.split('-').map(Number);
  const monthsLeft = (year! - yearOf(now)) * 12 + (month! - monthOf(now));
  if (monthsLeft < 0) return 'expired';
  return monthsLeft <= EXPIRING_SOON_MONTHS ? 'expiringSoon' : 'valid';
}

/** A card as somebody would pay with it. */
export interface CardToCharge {
  expiration: string;
  /** GATE-10: a gateway keeps it that the seller has left. */
  isFormer?: boolean | undefined;
}

export const canChooseCard = ({ expiration, isFormer }: CardToCharge, now: Date): boolean =>
  !isFormer && cardExpiry(expiration, now) !== 'expired';

/** What to say to somebody who chose it all the same. */
export function wrongWithCard(card: CardToCharge, now: Date): string | undefined {
  if (canChooseCard(card, now)) return undefined;
  return card.isFormer ? refusalMessages.cardFormer : refusalMessages.cardExpired;
}

export function cardExpiryText({ expiration, isFormer }: CardToCharge, now: Date): string | null {
  if (isFormer) return cardMessages.former;
  const state = cardExpiry(expiration, now);
  return state === 'valid' ? null : cardMessages[state];
}

/** `Expires 03/2027`, in one piece. */
export function cardExpires(expiration: string): string {
  const [year, month] = expiration.split('-');
  return cardMessages.expires(`${month}/${year}`).replace(' ', '\u00a0');
}

/** Whether a card (`YYYY-MM`) is still good on a day (`YYYY-MM-DD`) to come: it lasts to the end of its month. */
export const lastsUntil = (expiration: string, day: string | undefined): boolean =>
  day === undefined || expiration >= day.slice(0, 7);
