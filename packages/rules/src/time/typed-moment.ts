// PROG-09: what somebody types by a venue's clock: `2026-12-16 19:30`, and `2026-11-01 01:30 second` for an hour that
// comes twice.
import { dayInZone } from './day-in-zone.ts';
import type { Moment } from './moment.ts';
import { epochOf } from './moment.ts';
import { clockInZone, momentsInZone } from './wall-clock.ts';

const SHAPE = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2})(?: (first|second))?$/;

export type TypedMoment =
  | { moment: Date }
  /** Not a time, one that the clocks leave out, or one that they show twice. */
  | { wrong: 'unreadable' | 'skipped' | 'twice' };

const isReal = (day: string, at: string): boolean => {
  const utc = new Date(`${day}T${at}:00Z`);
  return !Number.isNaN(utc.getTime()) && utc.toISOString().startsWith(`${day}T${at}`);
};

export function typedMoment(text: string, zone: string): TypedMoment {
  const [, day = '', at = '', which] = SHAPE.exec(text) ?? [];
  if (!isReal(day, at)) return { wrong: 'unreadable' };
  const [first, second] = momentsInZone(day, at, zone);
  if (!first) return { wrong: 'skipped' };
  if (!second) return { moment: first };
  if (which === undefined) return { wrong: 'twice' };
  return { moment: which === 'first' ? first : second };
}

/** The way back: what is typed for a moment. */
export function textOfMoment(moment: Moment, zone: string): string {
  const [day, at] = [dayInZone(moment, zone), clockInZone(moment, zone)];
  const [first, second] = momentsInZone(day, at, zone);
  if (!first || !second) return `${day} ${at}`;
  return `${day} ${at} ${epochOf(moment) < second.getTime() ? 'first' : 'second'}`;
}
