import type { Policy } from '@stagedoor/contract/entities/outlet';
import { policiesToAccept } from '@stagedoor/rules/shops/policies';
import { useOutlet } from '../../parts/shop/outlet.ts';

/** What a customer of this outlet accepts on entering; empty where nothing is asked. */
export function useTerms(): Policy[] {
  const { policies = [] } = useOutlet();
  return policiesToAccept(policies);
}
