import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { NavigationType, useLocation, useNavigate, useNavigationType } from 'react-router';
import { useCalls } from '../parts/calls/calls.ts';
import { useSession } from '../parts/session/use-session.ts';

/** What happens when the customer comes to another screen: it starts at its top, the keyboard goes there, and it is use. */
export function useArrival(screen: string): RefObject<HTMLElement | null> {
  const main = useRef<HTMLElement>(null);
  const { key } = useLocation();
  const way = useNavigationType();
  const calls = useCalls();
  const { leaving } = useSession();
  const navigate = useNavigate();
  const seen = useRef(screen);

  useEffect(() => {
    if (seen.current === screen) return;
    seen.current = screen;
    // Going back, the browser restores where the page stood.
    if (way !== NavigationType.Pop) window.scrollTo(0, 0);
    main.current?.focus({ preventScroll: true });
  }, [screen, way]);

  useEffect(() => {
    void calls().then(({ session }) => session.moved());
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- every arrival is one, also at the same path
  }, [key, calls]);

  useEffect(() => {
    if (leaving) void navigate('/');
  }, [leaving, navigate]);

  return main;
}
