import { getSalesByHour } from '@stagedoor/contract/calls/office/today';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { salesBeside } from '@stagedoor/rules/staff/sales-beside';
import { counted } from '@stagedoor/rules/writing/counted';
import { useNow } from '@stagedoor/screens/clock';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Chart } from '@stagedoor/ui/office/chart';
import { Panel } from '@stagedoor/ui/office/panel';
import { useCurrency } from '../../parts/money/use-currency.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';
import { useTimes } from '../../parts/time/use-times.ts';
import styles from './today-sales.module.css';

const AGAIN_MS = 30_000;
const hours = Array.from({ length: 24 }, (_, hour) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How does today go, beside the same weekday before? */
export function TodaySales() {
  const currency = useCurrency();
  const { outletId } = useOutletScope();
  const answer = useOfficeAnswer(getSalesByHour, { outletId }, { refetchInterval: AGAIN_MS, keep: true });
  return (
    <Panel title="Sales today" aside={answer.data && counted(answer.data.orders, 'order')}>
      <Answered answer={answer} what="The chart">
        {({ today, before }) =>
          sum([...today, ...before]) === 0 ? (
            <EmptyState title="Nothing was ordered today, nor on this day last week" />
          ) : (
            <>
              <SoFar today={today} before={before} />
              <Chart
                title="What was ordered today, hour by hour, beside the same weekday before"
                places={hours}
                placeName="Hour"
                format={(cents) => formatMoney(cents, currency)}
                series={[
                  { label: 'Today', values: today },
                  { label: 'A week ago', values: before, look: 'outline' },
                ]}
              />
            </>
          )
        }
      </Answered>
    </Panel>
  );
}

/** The sum of the day, and how it stands beside the same weekday before. */
function SoFar({ today, before }: { today: readonly number[]; before: readonly number[] }) {
  const { hourOf } = useTimes();
  const currency = useCurrency();
  const beside = salesBeside(today, before, hourOf(useNow()), currency);
  return (
    <p className={styles.soFar}>
      <strong className={styles.sum}>{formatMoney(sum(today), currency)}</strong>
      {beside && <span className={styles.beside}>{beside}</span>}
    </p>
  );
}
