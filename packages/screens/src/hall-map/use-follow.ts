import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { MapView } from './use-view.ts';
import type { View } from './view.ts';

const FAR_SEAT = 5;
const RESTS_MS = 150;

interface FollowNeeds {
  seatSize: number;
  /** What is in it undoes the scale by `--zoom`: everything in it is styled anew for it. */
  undoesZoom?: boolean;
}

/**
 * A layer of the plan goes with the view. While a hand moves it, it is moved as the picture that it is, and drawn anew,
 * sharp, when it rests closer or further away than it was drawn.
 */
export function useFollow(
  layer: RefObject<HTMLElement | null>,
  view: MapView,
  { seatSize, undoesZoom = false }: FollowNeeds,
): void {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let sharpAt = 0;
    const settle = (): void => {
      const { scale } = view.now.current;
      if (scale === sharpAt) return;
      sharpAt = scale;
      if (undoesZoom) layer.current?.style.setProperty('--zoom', String(scale));
      layer.current?.style.removeProperty('will-change');
    };
    const lay = (element: HTMLElement, { scale, x, y }: View): void => {
      element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      const size = seatSize * scale < FAR_SEAT ? 'far' : 'near';
      if (element.dataset['size'] !== size) element.dataset['size'] = size;
    };
    const follow = (now: View): void => {
      const element = layer.current;
      if (!element || now.scale === 0) return;
      lay(element, now);
      // Whoever goes from seat to seat reads its words meanwhile.
      if (element.contains(document.activeElement)) return settle();
      if (element.style.willChange === '') element.style.willChange = 'transform';
      clearTimeout(rest);
      rest = setTimeout(settle, RESTS_MS);
    };
    if (layer.current && view.now.current.scale > 0) {
      lay(layer.current, view.now.current);
      settle();
    }
    const stop = view.onMove(follow);
    return () => {
      stop();
      clearTimeout(rest);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, [layer, seatSize, undoesZoom]);
}
