import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { MapView } from './use-view.ts';
import type { View } from './view.ts';

const FAR_SEAT = 5;

/** A layer of the plan goes with the view; what is in it may undo the scale by `--zoom`. */
export function useFollow(layer: RefObject<HTMLElement | null>, view: MapView, seatSize: number): void {
  useEffect(() => {
    const follow = ({ scale, x, y }: View): void => {
      const element = layer.current;
      if (!element || scale === 0) return;
      element.style.transform = `translate(${x}px, ${y}px) scale(${scale})`;
      element.style.setProperty('--zoom', String(scale));
      element.dataset['size'] = seatSize * scale < FAR_SEAT ? 'far' : 'near';
    };
    follow(view.now.current);
    return view.onMove(follow);
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, [layer, seatSize]);
}
