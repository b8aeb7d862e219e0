import { useSearchParams } from 'react-router';
import type { StaffOutlet } from '@stagedoor/contract/entities/staff';
import { dependentParameters } from './use-address-filters.ts';
import { useStaff } from '../session/use-staff.ts';

interface OutletScope {
  /** The outlet that every room is narrowed to; undefined for all that one may see. */
  outletId: number | undefined;
  outlet: StaffOutlet | undefined;
  outlets: readonly StaffOutlet[];
  choose: (outletId: number | undefined) => void;
  /** Keeps the scope on the way to another room. */
  within: (path: string) => string;
}

const NAME = 'outlet';

/** The outlet that an address is narrowed to, for the call. */
export const outletIn = (parameters: URLSearchParams): number | undefined => {
  const outlet = parameters.get(NAME);
  return outlet && /^\d{1,9}$/.test(outlet) ? Number(outlet) : undefined;
};

/** Which outlet one works on. It stands in every address (`?outlet=1`), so that a link shows the same to others. */
export function useOutletScope(): OutletScope {
  const { outlets } = useStaff().workplace;
  const [parameters, setParameters] = useSearchParams();
  const outlet = outlets.find(({ id }) => String(id) === parameters.get(NAME));
  return {
    outletId: outlet?.id,
    outlet,
    outlets,
    choose: (outletId) =>
      setParameters((before) => {
        const next = new URLSearchParams(before);
        for (const name of dependentParameters) next.delete(name);
        if (outletId === undefined) next.delete(NAME);
        else next.set(NAME, String(outletId));
        return next;
      }),
    within: (path) => (outlet ? `${path}${path.includes('?') ? '&' : '?'}${NAME}=${outlet.id}` : path),
  };
}
