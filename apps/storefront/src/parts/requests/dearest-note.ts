import type { SeriesRequestDraft } from '@stagedoor/contract/entities/request';
import { requestPickerMessages } from '@stagedoor/rules/messages/request-picker';

/** What the total counts, where a fan asks for more shows than one is awarded. */
export function dearestNote({
  series: { mostEvents },
  eventRequests,
}: Pick<SeriesRequestDraft, 'series' | 'eventRequests'>): string | undefined {
  if (mostEvents === undefined || eventRequests.length <= mostEvents) return undefined;
  return requestPickerMessages.dearestShows(mostEvents);
}
