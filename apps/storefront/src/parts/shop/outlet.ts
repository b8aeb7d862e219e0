import { createContext, use } from 'react';
import type { Outlet } from '@stagedoor/contract/entities/outlet';

export const OutletContext = createContext<Outlet | null>(null);

/** The outlet whose shop this is. */
export function useOutlet(): Outlet {
  const outlet = use(OutletContext);
  if (!outlet) throw new Error('useOutlet needs the shop to be open');
  return outlet;
}
