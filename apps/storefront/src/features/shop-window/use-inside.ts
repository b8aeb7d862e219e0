import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** Whether the pointer or the focus is inside an element. */
export function useInside(element: RefObject<HTMLElement | null>): boolean {
  const [hovered, setHovered] = useState(false);
  const [focused, setFocused] = useState(false);
  useEffect(() => {
    const node = element.current;
    if (!node) return undefined;
    const listening = new AbortController();
    const { signal } = listening;
    node.addEventListener('pointerenter', () => setHovered(true), { signal });
    node.addEventListener('pointerleave', () => setHovered(false), { signal });
    node.addEventListener('focusin', () => setFocused(true), { signal });
    node.addEventListener('focusout', () => setFocused(false), { signal });
    return () => listening.abort();
  }, [element]);
  return hovered || focused;
}
