import * as fc from 'fast-check';
import { expect, test } from 'vitest';
import { isSeriesListed, isSeriesOpen, seriesState, seriesWindow } from './series-window.ts';

const moment = fc.date({
  min: new Date('2026-01-01T00:00:00Z'),
  max: new Date('2026-01-05T00:00:00Z'),
  noInvalidDate: true,
});
const series = fc.record({
  visibleDate: fc.option(moment),
  openDate: fc.option(moment),
  closedDate: fc.option(moment),
});

test('[SERIES-02] [SERIES-03] the window and the three answers never disagree', () => {
  fc.assert(
    fc.property(series, moment, (dates, now) => {
      const state = seriesState(dates, now);
      const window = seriesWindow(dates, now);
      expect(state.closed).toBe(window === 'closed');
      expect(state.open).toBe(window === 'open');
      expect(isSeriesOpen(dates, now)).toBe(state.open);
      expect(state.closed && (state.open || state.visible)).toBe(false);
    }),
  );
});

test('[SERIES-05] once listed, always listed, and an open series is listed', () => {
  fc.assert(
    fc.property(series, moment, fc.nat(86_400_000), (dates, now, later) => {
      const listed = isSeriesListed(dates, now);
      expect(listed && !isSeriesListed(dates, new Date(now.getTime() + later))).toBe(false);
      expect(isSeriesOpen(dates, now) && !listed).toBe(false);
    }),
  );
});
