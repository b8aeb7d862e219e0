import { useOutlet } from '../../parts/shop/outlet.ts';
import { TestBanner } from '../../parts/shop/test-banner.tsx';

/** SETUP-08: above every page of a shop that is tried out, also on paper. */
export function TestMode() {
  const { isTest } = useOutlet();
  return isTest ? <TestBanner /> : null;
}
