import { useCallback, useState } from 'react';

/** As much above and below of what is seen. */
const MARGIN = '1000px 0px';

/** Whether what it is put on is seen, or nearly. */
export function useNear(
  atFirst: boolean,
): [isNear: boolean, look: (element: Element | null) => (() => void) | undefined] {
  const [isNear, setNear] = useState(atFirst);
  const look = useCallback((element: Element | null) => {
    if (!element) return undefined;
    const observer = new IntersectionObserver((entries) => setNear(entries.at(-1)?.isIntersecting ?? false), {
      rootMargin: MARGIN,
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, []);
  return [isNear, look];
}
