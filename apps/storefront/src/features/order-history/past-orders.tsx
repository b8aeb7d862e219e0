import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { YearFilter } from '../../parts/history/year-filter.tsx';
import { OrderList } from './order-list.tsx';
import { usePastOrders } from './use-orders.ts';
import { useYear } from './use-year.ts';

/** HIST-ORD-02, HIST-ORD-03: nothing until a year is chosen, then that year's orders. */
export function PastOrders({ address }: { address: HistoryAddress }) {
  const [year, choose] = useYear();
  const answer = usePastOrders(year);
  return (
    <OrderList
      heading={messages.past}
      filter={<YearFilter year={year} onChange={choose} none={messages.selectYear} />}
      answer={answer}
      idle={year === undefined}
      empty={year === undefined ? messages.selectYear : messages.noOrders}
      address={address}
    />
  );
}
