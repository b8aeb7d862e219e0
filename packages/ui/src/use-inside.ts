import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the pointer or the focus is inside an element, and a way back to where the focus came from. */
export function useInside(element: RefObject<HTMLElement | null>) {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  const cameFrom = useRef<HTMLElement | null>(null);

  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener('pointerenter', () => setHovered(true), { signal });
    node.addEventListener('pointerleave', () => setHovered(false), { signal });
    node.addEventListener('focusout', () => setFocused(false), { signal });
    node.addEventListener(
      'focusin',
      ({ relatedTarget }) => {
        setFocused(true);
        const outside = relatedTarget instanceof HTMLElement && !node.contains(relatedTarget);
        if (outside) cameFrom.current = relatedTarget;
      },
      { signal },
    );
    return () => listening.abort();
  }, [element]);

  const giveFocusBack = () => {
    if (!element.current?.contains(document.activeElement)) return;
    setFocused(false);
    if (cameFrom.current?.isConnected) cameFrom.current.focus();
  };

  return { inside: hovered || focused, giveFocusBack };
}
