import { expect, test } from 'vitest';
import { textOfMoment, typedMoment } from './typed-moment.ts';

const chicago = 'America/Chicago';
const momentOf = (text: string, zone = chicago) => {
  const typed = typedMoment(text, zone);
  return 'moment' in typed ? typed.moment.toISOString() : typed.wrong;
};

test('[PROG-09] an evening is typed by the venue’s clock, in summer as in winter', () => {
  expect(momentOf('2026-12-16 19:30')).toBe('2026-12-17T01:30:00.000Z');
  expect(momentOf('2026-07-16 19:30')).toBe('2026-07-17T00:30:00.000Z');
  expect(momentOf('2026-12-16 19:30', 'Europe/Paris')).toBe('2026-12-16T18:30:00.000Z');
});

test('[PROG-09] an hour that the clocks leave out is no time, and one that they show twice says which', () => {
  expect(momentOf('2026-03-08 02:30')).toBe('skipped');
  expect(momentOf('2026-11-01 01:30')).toBe('twice');
  expect(momentOf('2026-11-01 01:30 first')).toBe('2026-11-01T06:30:00.000Z');
  expect(momentOf('2026-11-01 01:30 second')).toBe('2026-11-01T07:30:00.000Z');
});

test.each(['', '2026-12-16', '2026-02-30 19:30', '2026-12-16 24:10', 'soon'])(
  '[PROG-09] %s is not a time',
  (text) => {
    expect(momentOf(text)).toBe('unreadable');
  },
);

test.each(['2026-12-16 19:30', '2026-11-01 01:30 first', '2026-11-01 01:30 second', '2026-03-08 03:00'])(
  '[PROG-09] %s comes back as it was typed',
  (text) => {
    expect(textOfMoment(momentOf(text), chicago)).toBe(text);
  },
);
