import type { Series } from '@stagedoor/contract/entities/series';
import { fanRequestMachine } from '@stagedoor/rules/machines/fan-request';
import { isSeriesOpen, seriesMessage } from '@stagedoor/rules/events/series-window';
import { canMove } from '@stagedoor/rules/machines/state-machine';
import { refuse } from '../platform/http/refusal.ts';
import type { RequestRow } from './request-store.ts';

/** SERIES-07: outside its window a series says why, in its own words. */
export function requireOpen(series: Series, now: Date): void {
  if (isSeriesOpen(series, now)) return;
  const message = seriesMessage(series, now);
  refuse('SERIES_NOT_OPEN', message === null ? {} : { message });
}

/** What may stay pending may be changed. */
export function requirePending({ status }: Pick<RequestRow, 'status'>): void {
  if (!canMove(fanRequestMachine, status, 'STATUS_REQUEST_PENDING')) refuse('REQUEST_NOT_PENDING');
}
