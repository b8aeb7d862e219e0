// HOOK-07: when somebody at work is written to about what they chose to hear of.
import { dayInZone } from '../time/day-in-zone.ts';
import { clockInZone } from '../time/wall-clock.ts';

export const letterRhythms = ['at-once', 'daily'] as const;
export type LetterRhythm = (typeof letterRhythms)[number];

/** What was told of one matter, and when. */
export interface Told {
  count: number;
  at: Date | null;
}

const PAUSE_MINUTES = 15;
/** Before anybody opens the shop. */
const MORNING = '08:00';
const MINUTE_MS = 60_000;

/** At once means when there are more than they know of, and not twenty letters while twenty fans ask for a refund. */
export const isNews = (told: Told, count: number, now: Date): boolean =>
  count > told.count && (told.at === null || now.getTime() - told.at.getTime() >= PAUSE_MINUTES * MINUTE_MS);

/** Once a day means every morning on which something waits, whether it is new or not. */
export const isDueToday = ({ at }: Pick<Told, 'at'>, now: Date, zone: string): boolean =>
  clockInZone(now, zone) >= MORNING && (at === null || dayInZone(at, zone) < dayInZone(now, zone));

/** What came and went does not count as told: when it comes again it is news. */
export const stillTold = (told: Told, count: number): number => Math.min(told.count, count);
