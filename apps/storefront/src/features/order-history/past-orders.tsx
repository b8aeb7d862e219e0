import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { historyYears } from '@stagedoor/rules/year-lists';
import { Select } from '@stagedoor/ui/select';
import type { HistoryAddress } from '../../parts/history/history-address.ts';
import { useNow } from '../../parts/page/clock.tsx';
import { OrderList } from './order-list.tsx';
import { usePastOrders } from './use-orders.ts';
import { useYear } from './use-year.ts';
import styles from './order-history.module.css';

/** HIST-ORD-02, HIST-ORD-03: nothing until a year is chosen, then that year's orders. */
export function PastOrders({ address }: { address: HistoryAddress }) {
  const [year, choose] = useYear();
  const answer = usePastOrders(year);
  return (
    <OrderList
      heading={messages.past}
      filter={<YearFilter year={year} onChange={choose} />}
      answer={answer}
      idle={year === undefined}
      empty={year === undefined ? messages.selectYear : messages.noOrders}
      address={address}
    />
  );
}

interface YearFilterProps {
  year: number | undefined;
  onChange: (year: number | undefined) => void;
}

function YearFilter({ year, onChange }: YearFilterProps) {
  const years = historyYears(useNow());
  return (
    <label className={styles.filter}>
      <span>{messages.year}</span>
      <Select
        fit
        value={year ?? ''}
        onChange={(change) => onChange(Number(change.target.value) || undefined)}
      >
        <option value="">{messages.selectYear}</option>
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </label>
  );
}
