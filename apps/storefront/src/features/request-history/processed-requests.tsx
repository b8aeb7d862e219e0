import { requestHistoryMessages as messages } from '@stagedoor/rules/messages/history-requests';
import { openingYear } from '@stagedoor/rules/requests/request-years';
import { Navigate, useLocation, useNavigate } from 'react-router';
import type { Location } from 'react-router';
import { historyPath } from '../../parts/history/history-address.ts';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { YearFilter } from '../../parts/history/year-filter.tsx';
import { useNow } from '@stagedoor/screens/clock';
import { listSearch } from './list-address.ts';
import { showsOf } from './request-facts.ts';
import { RequestList } from './request-list.tsx';
import { useProcessedRequests } from './use-requests.ts';
import { useTimes } from '../../parts/shop/use-times.ts';

interface ProcessedRequestsProps {
  address: HistoryAddress;
  year: number | undefined;
}

/** HIST-REQ-02: one year's requests; at first the newest year that has any. */
export function ProcessedRequests({ address, year }: ProcessedRequestsProps) {
  const times = useTimes();
  const answer = useProcessedRequests(year);
  const { pathname, state }: Location<unknown> = useLocation();
  const navigate = useNavigate();
  const now = useNow();

  if (year === undefined && answer.data) {
    const search = listSearch({ processed: true, year: openingYear(answer.data.map(showsOf), now, times) });
    return <Navigate to={pathname + search} replace state={state} />;
  }
  const choose = (next: number | undefined) =>
    void navigate(historyPath({ type: 'requests' }) + listSearch({ processed: true, year: next }), {
      replace: true,
    });
  return (
    <RequestList
      list={{ processed: true, year }}
      filter={year !== undefined && <YearFilter year={year} onChange={choose} />}
      answer={answer}
      empty={messages.noneInYear(year ?? now.getFullYear())}
      address={address}
    />
  );
}
