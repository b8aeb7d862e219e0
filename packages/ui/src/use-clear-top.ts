import { useEffect, useState } from 'react';
import type { RefObject } from 'react';
import { clearTop } from './clear-top.ts';

/** Ways out, ways on, and clocks: nothing is laid over them. */
const KEPT = '[data-keep-clear]';
const TOP = 16;

/** SHELL-12: where toasts begin so that they cover no menu button, no clock and no dialog's cross. */
export function useClearTop(stack: RefObject<HTMLElement | null>, shown: boolean): number {
  const [top, setTop] = useState(TOP);
  useEffect(() => {
    if (!shown) return undefined;
    function place() {
      const list = stack.current?.firstElementChild?.getBoundingClientRect();
      if (!list) return;
      const kept = [...document.querySelectorAll(KEPT)]
        .map((element) => element.getBoundingClientRect())
        .filter(({ width, height }) => width > 0 && height > 0);
      setTop(Math.min(clearTop(list, kept, TOP), Math.max(TOP, window.innerHeight - list.height)));
    }
    place();
    // Dialogs come and go as children of the body; what is scrolled moves under the toasts.
    const opened = new MutationObserver(place);
    opened.observe(document.body, { childList: true });
    const grown = new ResizeObserver(place);
    if (stack.current) grown.observe(stack.current);
    // What slides in is in its place only then.
    window.addEventListener('transitionend', place);
    window.addEventListener('resize', place);
    window.addEventListener('scroll', place, { capture: true, passive: true });
    return () => {
      opened.disconnect();
      grown.disconnect();
      window.removeEventListener('transitionend', place);
      window.removeEventListener('resize', place);
      window.removeEventListener('scroll', place, { capture: true });
    };
  }, [stack, shown]);
  return top;
}
