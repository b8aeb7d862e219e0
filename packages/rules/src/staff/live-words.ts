import type { Times } from '../time/times-in.ts';

/** A page that asks every half minute is behind when it has heard nothing for longer than three of them. */
const LIVE_MS = 90_000;

/** How fresh what one looks at is: `Live, 4 s ago`, or since when nothing was heard. */
export function liveWords(
  heardAt: Date,
  now: Date,
  { formatTime }: Times,
): { isLive: boolean; words: string } {
  const age = Math.max(0, now.getTime() - heardAt.getTime());
  if (age > LIVE_MS) return { isLive: false, words: `As of ${formatTime(heardAt)}` };
  return { isLive: true, words: `Live, ${Math.floor(age / 1000)} s ago` };
}
