import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';

/** On the way to another page: its beginning is in sight, and its title is what a screen reader reads first. */
export function useArrival(): void {
  const { pathname } = useLocation();
  const former = useRef(pathname);
  useEffect(() => {
    if (former.current === pathname) return undefined;
    former.current = pathname;
    scrollTo(0, 0);
    // The page may come in a chunk of its own. One that begins with a field has put its reader there.
    const timer = setTimeout(() => {
      const content = document.getElementById('content');
      const { activeElement: at } = document;
      if (!(at instanceof HTMLInputElement && content?.contains(at))) content?.focus({ preventScroll: true });
    }, 50);
    return () => clearTimeout(timer);
  }, [pathname]);
}
