// Which list of requests is shown stands in the address, so that reload, back and dialogs keep it.
import type { SeriesRequest } from '@stagedoor/contract/entities/request';
import { isProcessed } from '@stagedoor/rules/requests/request-status';
import { isOfYear, latestYear } from '@stagedoor/rules/requests/request-years';
import { showsOf } from './request-facts.ts';
import type { Times } from '@stagedoor/rules/time/times-in';

export interface RequestListAddress {
  processed: boolean;
  /** Of processed requests; without one the list finds its own. */
  year?: number | undefined;
}

const PROCESSED = 'processed';

export function readListAddress(search: string): RequestListAddress {
  const asked = new URLSearchParams(search);
  if (asked.get('list') !== PROCESSED) return { processed: false };
  return { processed: true, year: Number(asked.get('year')) || undefined };
}

export function listSearch({ processed, year }: RequestListAddress): string {
  if (!processed) return '';
  return `?list=${PROCESSED}${year ? `&year=${year}` : ''}`;
}

/** The list in which a request stands; the one that is shown, if it can be. */
export function listOf(request: SeriesRequest, shown: RequestListAddress, times: Times): RequestListAddress {
  if (!isProcessed(request.status.constant)) return { processed: false };
  const shows = showsOf(request);
  if (shown.processed && shown.year && isOfYear(shows, shown.year, times)) return shown;
  return { processed: true, year: latestYear(shows, times) ?? shown.year };
}
