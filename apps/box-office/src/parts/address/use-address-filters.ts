// The address is the view: filters, sort, page and the opened row stand in it, to be copied, kept and sent.
import { useSearchParams } from 'react-router';
import { keysOf } from '@stagedoor/rules/values/keys-of';

export type Filters = Readonly<Record<string, string>>;

/** What depends on the filter and means nothing under another one. */
export const dependentParameters = ['after', 'before', 'row', 'letter'];

interface AddressFilters<F extends Filters> {
  filters: F;
  /** Changes some of them; an empty text takes one away. Other pages and rows are forgotten. */
  set: (part: Partial<F>) => void;
  clear: () => void;
  /** Those that differ from what the room begins with, by name. */
  active: (keyof F & string)[];
}

/** Nobody looks for more than this; what an address has beyond it was pasted by mistake. */
const LONGEST = 100;

/** What an address says of a room's filters. */
export const filtersIn = <F extends Filters>(parameters: URLSearchParams, begin: F): F =>
  Object.fromEntries(
    Object.entries(begin).map(([name, usual]) => [name, parameters.get(name)?.slice(0, LONGEST) ?? usual]),
  ) as unknown as F;

/** `begin` names the filters of a room and what holds for each while the address says nothing. */
export function useAddressFilters<F extends Filters>(begin: F): AddressFilters<F> {
  const [parameters, setParameters] = useSearchParams();
  const names = keysOf(begin);
  const filters = filtersIn(parameters, begin);

  function set(part: Partial<F>) {
    setParameters((before) => {
      const next = new URLSearchParams(before);
      for (const name of dependentParameters) next.delete(name);
      for (const [name, value] of Object.entries(part)) {
        if (value === undefined || value === begin[name]) next.delete(name);
        else next.set(name, value);
      }
      return next;
    });
  }

  return {
    filters,
    set,
    clear: () => set(begin),
    active: names.filter((name) => filters[name] !== begin[name]),
  };
}

/** Several values of one filter in the address: `status=paid.ready`. */
export const manyOf = (value: string): string[] => value.split('.').filter(Boolean);
export const oneText = (values: readonly string[]): string => values.join('.');
