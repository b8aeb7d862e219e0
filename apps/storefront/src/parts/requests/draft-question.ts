import type { InputOf } from '@stagedoor/contract/call';
import type { draftSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import type { RequestDraft } from './request-draft.ts';

type Asked = Pick<RequestDraft, 'eventId' | 'seriesId' | 'lines'>;

/** Asks what the series request would be with these lines. */
export const draftQuestion = (
  { eventId, seriesId, lines }: Asked,
  userId: number | undefined,
): InputOf<typeof draftSeriesRequest> => ({
  query: { userId, seriesId },
  eventRequest: { userId, eventId, lines: [...lines] },
});
