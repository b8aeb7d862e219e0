import { getSalesByHour } from '@stagedoor/contract/calls/office/today';
import { formatUsd } from '@stagedoor/rules/money/money';
import { EmptyState } from '@stagedoor/ui/empty-state';
import { Chart } from '@stagedoor/ui/office/chart';
import { Panel } from '@stagedoor/ui/office/panel';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { Answered } from '../../parts/asking/answered.tsx';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';

const AGAIN_MS = 30_000;
const hours = Array.from({ length: 24 }, (_, hour) => `${hour % 12 || 12} ${hour < 12 ? 'AM' : 'PM'}`);
const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);

/** How does today go, beside the same weekday before? */
export function TodaySales() {
  const { outletId } = useOutletScope();
  const answer = useOfficeAnswer(getSalesByHour, { outletId }, { refetchInterval: AGAIN_MS, keep: true });
  return (
    <Panel
      title="Sales today"
      aside={answer.data && `${answer.data.orders} orders, ${formatUsd(sum(answer.data.today))}`}
    >
      <Answered answer={answer} what="The chart">
        {({ today, before }) =>
          sum([...today, ...before]) === 0 ? (
            <EmptyState title="Nothing was ordered today, nor on this day last week" />
          ) : (
            <Chart
              title="What was ordered today, hour by hour, beside the same weekday before"
              places={hours}
              placeName="Hour"
              format={formatUsd}
              series={[
                { label: 'Today', values: today },
                { label: 'A week ago', values: before, look: 'outline' },
              ]}
            />
          )
        }
      </Answered>
    </Panel>
  );
}
