import type { Installment } from '@stagedoor/rules/plans/installments';
import { formatCalendarDate } from '@stagedoor/rules/time/dates';
import { installmentMessages } from '@stagedoor/rules/messages/installments';
import { formatMoney } from '@stagedoor/rules/money/format-money';
import { ordinal } from '@stagedoor/rules/writing/ordinal';
import { Totals } from '@stagedoor/ui/totals';
import { useCurrency } from '../shop/use-currency.ts';

/** The installments to come: when, and how much at most. */
export function Installments({ schedule }: { schedule: readonly Installment[] }) {
  const currency = useCurrency();
  return (
    <Totals
      rows={schedule.map(({ sort, dueDate, amountCents }) => ({
        key: String(sort),
        label: installmentMessages.payment(ordinal(sort)),
        note: formatCalendarDate(dueDate),
        value: formatMoney(amountCents, currency),
      }))}
    />
  );
}
