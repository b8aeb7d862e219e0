import type { InputOf } from '@stagedoor/contract/call';
import { orderViews } from '@stagedoor/contract/calls/office/orders';
import type { sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { filtersIn, useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { outletIn } from '../../parts/address/use-outlet-scope.ts';
import { chosenWords } from './order-filter-words.ts';

const begin = { words: '', states: '', placed: '', event: '', delivery: '', view: '' };
export type OrderFilters = typeof begin;
type Question = Omit<InputOf<typeof sumOfficeOrders>, 'outletId'>;

export const days = [
  { value: '', label: 'At any time' },
  { value: '1', label: 'Within a day' },
  { value: '7', label: 'Within 7 days' },
  { value: '30', label: 'Within 30 days' },
];

const DAY_MS = 86_400_000;
const MINUTE_MS = 60_000;

interface Option {
  value: string;
  label: string;
}

/** The values that the menus offer, with their names. */
export type FilterOptions = Record<'states' | 'event' | 'delivery', readonly Option[]>;

/** What narrows the list, as it stands in the address, as chips, and as the calls want it. */
export function useOrderFilters(options: FilterOptions) {
  const { filters, set, clear, active } = useAddressFilters(begin);
  const words: Record<keyof OrderFilters, string> = {
    words: `Words: ${filters.words}`,
    states: chosenWords('Status', filters.states, options.states),
    placed: `Placed: ${days.find(({ value }) => value === filters.placed)?.label.toLowerCase() ?? filters.placed}`,
    event: chosenWords('Event', filters.event, options.event),
    delivery: chosenWords('Delivery', filters.delivery, options.delivery),
    view: '',
  };
  const chips: FilterChip[] = active
    // A tab says it.
    .filter((name) => name !== 'view' && !(name === 'states' && filters.states === FAILED))
    .map((name) => ({ key: name, label: words[name], onRemove: () => set({ [name]: '' }) }));

  return { filters, set, clear, chips, questionAt: (now: Date) => questionOf(filters, now) };
}

/** The one state that has a tab of its own. */
export const FAILED = 'STATUS_ORDER_PAYMENT_FAILED';

/** To the minute, so that a clock that moves on does not ask anew each second. */
function questionOf(filters: OrderFilters, now: Date): Question {
  const age = Number(filters.placed) * DAY_MS;
  const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
  return {
    words: filters.words.trim() || undefined,
    states: filters.states || undefined,
    eventIds: filters.event || undefined,
    deliveries: filters.delivery || undefined,
    view: orderViews.find((view) => view === filters.view),
    from: age > 0 ? new Date(minute - age) : undefined,
  };
}

/** What an address asks, whether or not it is the one in sight. */
export const questionIn = (parameters: URLSearchParams, now: Date) => ({
  ...questionOf(filtersIn(parameters, begin), now),
  outletId: outletIn(parameters),
});
