import { useEffect, useState } from 'react';
import type { RefObject } from 'react';

/** How wide an element is, in pixels: a drawing whose words must stay readable is drawn for the place it has. */
export function useWidth(element: RefObject<HTMLElement | null>, begin = 560): number {
  const [width, setWidth] = useState(begin);
  useEffect(() => {
    const node = element.current;
    if (!node || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(() => {
      if (node.clientWidth > 0) setWidth(node.clientWidth);
    });
    observer.observe(node);
    return () => observer.disconnect();
  }, [element]);
  return width;
}
