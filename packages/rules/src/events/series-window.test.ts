import { describe, expect, test } from 'vitest';
import { isSeriesListed, isSeriesOpen, seriesMessage, seriesState, seriesWindow } from './series-window.ts';

const series = {
  visibleDate: '2026-03-01T12:00:00Z',
  openDate: '2026-03-10T12:00:00Z',
  closedDate: '2026-03-20T12:00:00Z',
  visibleMessage: 'Opens soon',
  closedMessage: 'Closed',
};
const at = (iso: string) => new Date(iso);

describe('[SERIES-01] [SERIES-03] the window of a series', () => {
  test('hidden, visible, open, closed, each from its very moment', () => {
    expect(seriesWindow(series, at('2026-03-01T11:59:59.999Z'))).toBe('hidden');
    expect(seriesWindow(series, at('2026-03-01T12:00:00Z'))).toBe('visible');
    expect(seriesWindow(series, at('2026-03-10T12:00:00Z'))).toBe('open');
    expect(seriesWindow(series, at('2026-03-20T11:59:59.999Z'))).toBe('open');
    expect(seriesWindow(series, at('2026-03-20T12:00:00Z'))).toBe('closed');
  });

  test('[SERIES-02] a closed series is neither open nor visible', () => {
    expect(seriesState(series, at('2026-04-01T00:00:00Z'))).toEqual({
      visible: false,
      open: false,
      closed: true,
    });
    expect(isSeriesOpen(series, at('2026-04-01T00:00:00Z'))).toBe(false);
    const told = (iso: string) => seriesState(series, at(iso));
    expect(told('2026-02-01T00:00:00Z')).toEqual({ visible: false, open: false, closed: false });
    expect(told('2026-03-05T00:00:00Z')).toEqual({ visible: true, open: false, closed: false });
    expect(told('2026-03-15T00:00:00Z')).toEqual({ visible: true, open: true, closed: false });
  });

  test('a missing open or visible date is not reached, a missing closed date never closes', () => {
    const later = at('2099-01-01T00:00:00Z');
    expect(seriesWindow({}, later)).toBe('hidden');
    expect(seriesWindow({ ...series, closedDate: null }, later)).toBe('open');
    expect(seriesWindow({ visibleDate: series.visibleDate }, later)).toBe('visible');
  });
});

test('[SERIES-05] [EVENT-02] the state chooses the message', () => {
  expect(seriesMessage(series, at('2026-02-01T00:00:00Z'))).toBeNull();
  expect(seriesMessage(series, at('2026-03-05T00:00:00Z'))).toBe('Opens soon');
  expect(seriesMessage(series, at('2026-03-15T00:00:00Z'))).toBeNull();
  expect(seriesMessage(series, at('2026-03-25T00:00:00Z'))).toBe('Closed');
  const silent = { ...series, visibleMessage: '', closedMessage: '' };
  for (const day of ['2026-03-05', '2026-03-25'])
    expect(seriesMessage(silent, at(`${day}T00:00:00Z`))).toBeNull();
});

test('[SERIES-05] listed from the visible date on, earlier when already open, and after closing', () => {
  expect(isSeriesListed(series, at('2026-02-01T00:00:00Z'))).toBe(false);
  expect(isSeriesListed(series, at('2026-03-05T00:00:00Z'))).toBe(true);
  expect(isSeriesListed(series, at('2026-03-25T00:00:00Z'))).toBe(true);
  expect(isSeriesListed({ openDate: '2026-01-01T00:00:00Z' }, at('2026-02-01T00:00:00Z'))).toBe(true);
});
