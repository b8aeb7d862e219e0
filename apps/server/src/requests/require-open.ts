import type { Series } from '@stagedoor/contract/entities/series';
import { isSeriesOpen, seriesMessage } from '@stagedoor/rules/series-window';
import { refuse } from '../platform/http/refusal.ts';
import type { RequestRow } from './request-store.ts';

/** SERIES-07: outside its window a series says why, in its own words. */
export function requireOpen(series: Series, now: Date): void {
  if (isSeriesOpen(series, now)) return;
  const message = seriesMessage(series, now);
  refuse('SERIES_NOT_OPEN', message === null ? {} : { message });
}

export function requirePending({ status }: Pick<RequestRow, 'status'>): void {
  if (status !== 'STATUS_REQUEST_PENDING') refuse('REQUEST_NOT_PENDING');
}
