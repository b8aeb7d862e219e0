import { countByMinute } from '../platform/http/limit-requests.ts';
import { refuse } from '../platform/http/refusal.ts';
import type { CheckedWish } from './check-wishes.ts';

const TRIES_A_MINUTE = 10;

/**
 * Who tries seat after seat without end takes the rounds from those who choose: so many choices a minute in one session,
 * at each process. The best seats are found as often as somebody likes.
 */
export function fewSeatTries(): (sessionId: string, wishes: readonly CheckedWish[]) => void {
  const minute = countByMinute();
  return (sessionId, wishes) => {
    if (!wishes.some(({ ticketIds }) => ticketIds)) return;
    if (minute.count(sessionId) > TRIES_A_MINUTE)
      refuse('TOO_MANY_TRIES', { retryAfterSeconds: minute.secondsLeft() });
  };
}
