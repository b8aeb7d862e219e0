import { answerKey } from '@stagedoor/contract/bootstrap';
import { draftSeriesRequest } from '@stagedoor/contract/calls/shop/requests';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useCalls } from '../calls/calls.ts';
import { useSession } from '../session/use-session.ts';
import { draftQuestion } from './draft-question.ts';
import type { RequestDraft } from './request-draft.ts';

/** The series summary with what is chosen now; until other lines are worked out, the one before. Null: there is none. */
export function useSummary(draft: Pick<RequestDraft, 'eventId' | 'seriesId' | 'lines'>) {
  const calls = useCalls();
  const { session, phase } = useSession();
  const question = draftQuestion(draft, session?.userId);
  return useQuery({
    queryKey: [answerKey(draftSeriesRequest, question)],
    queryFn: async () => (await calls()).client.send(draftSeriesRequest, question),
    select: (summaries) => summaries[0] ?? null,
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: phase === 'user',
    meta: { access: draftSeriesRequest.access },
  });
}
