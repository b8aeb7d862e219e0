import type { TypedMoment } from '../time/typed-moment.ts';
import { cityOfZone } from '../time/zone-words.ts';

type Wrong = Extract<TypedMoment, { wrong: string }>['wrong'];

/** PROG-09: what is wrong with a time that was typed by a venue's clock. */
export const typedTimeMessages: Record<Wrong, (zone: string) => string> = {
  unreadable: () => 'Please type a day and an hour.',
  skipped: (zone) =>
    `In ${cityOfZone(zone)} the clocks are put forward that night: this hour does not exist. Choose another one.`,
  twice: (zone) =>
    `In ${cityOfZone(zone)} the clocks are put back that night: this hour comes twice. Say which one.`,
};
