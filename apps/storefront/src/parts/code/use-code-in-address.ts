import { useEffect, useEffectEvent } from 'react';
import { useSearchParams } from 'react-router';

const NAME = 'code';

/**
 * A code in the address is taken, once, and leaves the address: what is shared or kept as a bookmark has none. True while
 * one stands there that nobody has looked at yet.
 */
export function useCodeInAddress(use: (code: string) => Promise<void>): boolean {
  const [asked, setAsked] = useSearchParams();
  const code = asked.get(NAME);
  const take = useEffectEvent((arrived: string) => {
    const others = new URLSearchParams(asked);
    others.delete(NAME);
    setAsked(others, { replace: true, preventScrollReset: true });
    void use(arrived);
  });
  useEffect(() => {
    if (code !== null) take(code);
  }, [code]);
  return code !== null;
}
