import { spoken } from '../language/spoken.ts';

/** The words around times. */
export const timeMessages = spoken('times', {
  /** New York's time, as everybody there calls it. */
  eastern: 'ET',
  ofCity: (city: string) => `${city} time`,
  /** After the seller's own time, what the venue's clock shows. */
  local: (time: string) => `(${time} local)`,
  todayAt: (time: string) => `today at ${time}`,
  onDay: (day: string) => `on ${day}`,
  seconds: (count: number) => `${count} ${count === 1 ? 'second' : 'seconds'}`,
  minutes: (count: number) => `${count} ${count === 1 ? 'minute' : 'minutes'}`,
});
