import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { listenToFingers } from './listen-to-fingers.ts';
import { listenToMouse } from './listen-to-mouse.ts';
import type { MapView } from './use-view.ts';
import type { Point } from './view.ts';

/** Moves the view by hand. A press that is no drag is told. */
export function useGestures(
  frame: RefObject<HTMLElement | null>,
  view: MapView,
  onPress: (at: Point) => void,
): void {
  const press = useRef(onPress);
  useEffect(() => {
    press.current = onPress;
  });
  useEffect(() => {
    const element = frame.current;
    if (!element) return undefined;
    const listening = new AbortController();
    listenToMouse(element, view, (at) => press.current(at), listening.signal);
    listenToFingers(element, view, listening.signal);
    return () => listening.abort();
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, [frame]);
}
