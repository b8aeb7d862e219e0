import type { OutputOf } from '@stagedoor/contract/call';
import type { countParcels } from '@stagedoor/contract/calls/office/fulfilment';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';

type Counts = OutputOf<typeof countParcels>;

/** Which parcels are looked at, as the address says. */
export function useParcelFilters(shows: Counts['shows']) {
  const { outletId } = useOutletScope();
  const { filters, set, clear } = useAddressFilters({ view: '', show: '', method: '' });
  const { show, method } = filters;
  const showName = shows.find(({ eventId }) => String(eventId) === show)?.name ?? show;
  return {
    filters,
    set,
    clear,
    view: filters.view === 'sent' ? ('sent' as const) : ('to-send' as const),
    narrowed: { outletId, eventId: show ? Number(show) : undefined, method: method || undefined },
    chips: [
      ...(show ? [{ key: 'show', label: `Show: ${showName}`, onRemove: () => set({ show: '' }) }] : []),
      ...(method
        ? [{ key: 'method', label: `Delivery: ${method}`, onRemove: () => set({ method: '' }) }]
        : []),
    ],
  };
}

export type ParcelFilters = ReturnType<typeof useParcelFilters>;
