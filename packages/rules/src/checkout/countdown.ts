import { timeMessages } from '../messages/times.ts';

/** A clock that is shown each second and read out only at a few moments. */
const two = (value: number): string => String(value).padStart(2, '0');

/** `MM:SS` */
export const formatCountdown = (seconds: number): string =>
  `${two(Math.floor(Math.max(0, seconds) / 60))}:${two(Math.max(0, seconds) % 60)}`;

/** In words: whole minutes, and seconds only in the last one. */
export const timeLeft = (seconds: number): string =>
  seconds < 60 ? timeMessages.seconds(Math.max(0, seconds)) : timeMessages.minutes(Math.floor(seconds / 60));

const announcements = [
  { seconds: 30, text: () => timeMessages.seconds(30) },
  { seconds: 60, text: () => timeMessages.minutes(1) },
  { seconds: 300, text: () => timeMessages.minutes(5) },
];

/** The time to read out when the count went from one value to the next, or null. */
export function countdownAnnouncement(before: number, seconds: number): string | null {
  if (seconds <= 0) return null;
  return announcements.find((each) => before > each.seconds && seconds <= each.seconds)?.text() ?? null;
}
