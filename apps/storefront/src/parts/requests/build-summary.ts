import { answerKey } from '@stagedoor/contract/bootstrap';
import { draftSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import type { SeriesRequestDraft } from '@stagedoor/contract/entities/request';
import type { QueryClient } from '@tanstack/react-query';
import type { Calls } from '../calls/calls.ts';
import { draftQuestion } from './draft-question.ts';
import type { RequestDraft } from './request-draft.ts';

/** Builds the series summary of a request that begins, where the checkout finds it; undefined when there is none. */
export async function buildSummary(
  { client }: Calls,
  queryClient: QueryClient,
  draft: RequestDraft,
  userId: number | undefined,
): Promise<SeriesRequestDraft | undefined> {
  const question = draftQuestion(draft, userId);
  const [summary] = await queryClient.fetchQuery({
    queryKey: [answerKey(draftSeriesRequest, question)],
    queryFn: () => client.send(draftSeriesRequest, question),
    meta: { access: draftSeriesRequest.access },
    staleTime: 0,
  });
  return summary;
}
