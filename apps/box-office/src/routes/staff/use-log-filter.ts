import { listStaff } from '@stagedoor/contract/calls/office/staff';
import { logActions } from '@stagedoor/rules/staff/log-actions';
import { keysOf } from '@stagedoor/rules/values/keys-of';
import { isOneOf } from '@stagedoor/rules/values/is-one-of';
import { useAddressFilters } from '../../parts/address/use-address-filters.ts';
import { useOutletScope } from '../../parts/address/use-outlet-scope.ts';
import { useOfficeAnswer } from '../../parts/asking/use-office-answer.ts';

const begin = { who: '', what: '', refused: '' };

/** What the address asks of the log: for the call, and in words. */
export function useLogFilter(all: boolean) {
  const { outletId } = useOutletScope();
  const { filters, set, clear, active } = useAddressFilters(begin);
  const people = useOfficeAnswer(listStaff, {}, { enabled: all }).data?.people ?? [];
  const nameOf = (id: string) => people.find((person) => String(person.id) === id)?.name ?? id;
  const words = {
    who: `Who: ${nameOf(filters.who)}`,
    what: `What: ${isOneOf(keysOf(logActions), filters.what) ? logActions[filters.what] : filters.what}`,
    refused: 'Refused only',
  };
  return {
    filters,
    set,
    clear,
    people,
    chips: active.map((name) => ({ key: name, label: words[name], onRemove: () => set({ [name]: '' }) })),
    query: {
      outletId,
      staffId: filters.who ? Number(filters.who) : undefined,
      action: filters.what || undefined,
      refused: filters.refused === '1' || undefined,
    },
  };
}
