import { useNow } from '@stagedoor/screens/clock';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useTimes } from '../../parts/time/use-times.ts';

export const spans = [
  { value: '', label: 'The last 12 months', months: 12 },
  { value: '3', label: 'The last 3 months', months: 3 },
  { value: '24', label: 'The last 24 months', months: 24 },
  { value: '60', label: 'The last five years', months: 58 },
];

const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** The first day of the month so many months before, this one counted. */
function monthsBack(today: string, months: number): string {
  const [year = 0, month = 1] = today.split('-').map(Number);
  return new Date(Date.UTC(year, month - months, 1)).toISOString().slice(0, 10);
}

/** Whole months until today, or the days that the address names. */
export function useReportSpan() {
  const { dayOf } = useTimes();
  const { outletId } = useOutletScope();
  const { filters, set } = useAddressFilters({ months: '', from: '', to: '', by: 'month' });
  const today = dayOf(useNow());
  const isNamed = isDay(filters.from) && isDay(filters.to);
  const chosen = spans.find(({ value }) => value === filters.months);
  const span = isNamed
    ? { from: filters.from, to: filters.to }
    : { from: monthsBack(today, chosen?.months ?? 12), to: today };
  const label = isNamed ? `${filters.from} to ${filters.to}` : (chosen?.label ?? 'The last 12 months');
  return { span: { ...span, outletId }, label, filters, set };
}
