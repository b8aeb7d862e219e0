import type { InputOf } from '@stagedoor/contract/call';
import type { sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { filtersIn, useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { outletIn } from '../../parts/address/use-outlet-scope.ts';

const begin = { words: '', states: '', placed: '', event: '' };
type OrderFilters = typeof begin;
type Question = Omit<InputOf<typeof sumOfficeOrders>, 'outletId'>;

export const days = [
  { value: '', label: 'At any time' },
  { value: '1', label: 'Within a day' },
  { value: '7', label: 'Within 7 days' },
  { value: '30', label: 'Within 30 days' },
];

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

/** What narrows the list, as it stands in the address, as chips, and as the calls want it. */
export function useOrderFilters() {
  const { filters, set, clear, active } = useAddressFilters(begin);
  const words: Record<keyof OrderFilters, string> = {
    words: `Words: ${filters.words}`,
    states: '',
    placed: days.find(({ value }) => value === filters.placed)?.label ?? filters.placed,
    event: `Event ${filters.event}`,
  };
  const chips: FilterChip[] = active
    .filter((name) => name !== 'states')
    .map((name) => ({ key: name, label: words[name], onRemove: () => set({ [name]: '' }) }));

  return { filters, set, clear, chips, questionAt: (now: Date) => questionOf(filters, now) };
}

/** To the minute, so that a clock that moves on does not ask anew each second. */
function questionOf(filters: OrderFilters, now: Date): Question {
  const age = Number(filters.placed) * DAY_MS;
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return {
    words: filters.words.trim() || undefined,
    states: filters.states || undefined,
    eventId: /^\d+$/.test(filters.event) ? Number(filters.event) : undefined,
    from: age > 0 ? new Date(minute - age) : undefined,
  };
}

/** What an address asks, whether or not it is the one in sight. */
export const questionIn = (parameters: URLSearchParams, now: Date) => ({
  ...questionOf(filtersIn(parameters, begin), now),
  outletId: outletIn(parameters),
});
