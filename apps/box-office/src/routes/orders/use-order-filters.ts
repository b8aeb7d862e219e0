import type { InputOf } from '@stagedoor/contract/call';
import type { sumOfficeOrders } from '@stagedoor/contract/calls/office/orders';
import type { FilterChip } from '@stagedoor/ui/office/filter-chips';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';

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

  /** To the minute, so that a clock that moves on does not ask anew each second. */
  const questionAt = (now: Date): Question => {
    const age = Number(filters.placed) * DAY_MS;
    const minute = Math.floor(now.getTime() / MINUTE_MS) * MINUTE_MS;
    return {
      words: filters.words.trim() || undefined,
      states: filters.states || undefined,
      eventId: /^\d+$/.test(filters.event) ? Number(filters.event) : undefined,
      from: age > 0 ? new Date(minute - age) : undefined,
    };
  };
  return { filters, set, clear, chips, questionAt };
}
