import { useNow } from '@stagedoor/screens/clock';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useTimes } from '../../parts/time/use-times.ts';

const DAY_MS = 86_400_000;

export const spans = [
  { value: '', label: 'The last 7 days' },
  { value: '1', label: 'Today' },
  { value: '30', label: 'The last 30 days' },
  { value: '90', label: 'The last 90 days' },
  { value: '365', label: 'The last 365 days' },
];

const WEEK = 7;
const isDay = (text: string): boolean => /^\d{4}-\d{2}-\d{2}$/.test(text);

/** Which days: so many until today, or those that the address names. */
export function useLedgerSpan() {
  const { dayOf } = useTimes();
  const { outletId } = useOutletScope();
  const { filters, set } = useAddressFilters({ days: '', from: '', to: '', by: 'day', kind: '' });
  const now = useNow();
  const days = Number(filters.days) || WEEK;
  const isNamed = isDay(filters.from) && isDay(filters.to);
  const from = isNamed ? filters.from : dayOf(new Date(now.getTime() - (days - 1) * DAY_MS));
  const to = isNamed ? filters.to : dayOf(now);
  const label = isNamed
    ? `${filters.from} to ${filters.to}`
    : (spans.find(({ value }) => value === filters.days)?.label ?? `${days} days`);
  return { span: { from, to, outletId }, label, filters, set };
}
