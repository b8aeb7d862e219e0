import { orderHistoryMessages as messages } from '@stagedoor/rules/messages/history-orders';
import { historyYears } from '@stagedoor/rules/requests/year-lists';
import { Select } from '@stagedoor/ui/select';
import { useNow } from '@stagedoor/screens/clock';
import { useTimes } from '../shop/use-times.ts';
import styles from './year-filter.module.css';

interface YearFilterProps {
  year: number | undefined;
  onChange: (year: number | undefined) => void;
  /** Stands for no year; without it one is always chosen. */
  none?: string;
}

/** One of the last 35 years. */
export function YearFilter({ year, onChange, none }: YearFilterProps) {
  const times = useTimes();
  const years = historyYears(useNow(), times);
  return (
    <label className={styles.filter}>
      <span>{messages.year}</span>
      <Select
        fit
        value={year ?? ''}
        onChange={(change) => onChange(Number(change.target.value) || undefined)}
      >
        {none && <option value="">{none}</option>}
        {years.map((each) => (
          <option key={each} value={each}>
            {each}
          </option>
        ))}
      </Select>
    </label>
  );
}
