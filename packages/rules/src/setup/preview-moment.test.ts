import { expect, test } from 'vitest';
import { timesIn } from '../time/times-in.ts';
import { previewMoment } from './preview-moment.ts';

test('[PROG-02] a day is looked at a minute after the opening, or at noon by the seller’s clock', () => {
  const times = timesIn('America/New_York');
  const opens = new Date('2026-12-10T15:00:00Z');
  expect(previewMoment('2026-12-10', opens, times)).toEqual(new Date('2026-12-10T15:01:00Z'));
  expect(previewMoment('2026-12-11', opens, times)).toEqual(new Date('2026-12-11T17:00:00Z'));
  expect(previewMoment('2026-07-01', undefined, times)).toEqual(new Date('2026-07-01T16:00:00Z'));
  const late = new Date('2026-12-11T04:30:00Z');
  expect(previewMoment('2026-12-10', late, times), 'by its clock, not by ours').toEqual(
    new Date('2026-12-11T04:31:00Z'),
  );
});
