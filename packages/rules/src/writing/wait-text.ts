import { timeMessages } from '../messages/times.ts';

/** A wait as people say it: nobody counts 640 seconds. */
export const waitText = (seconds: number): string =>
  seconds < 120 ? timeMessages.seconds(seconds) : timeMessages.minutes(Math.ceil(seconds / 60));
