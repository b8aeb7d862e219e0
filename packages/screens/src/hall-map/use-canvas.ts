import { useEffect, useRef } from 'react';
import type { CanvasNeeds } from './draw-hall.ts';
import { keepDrawn } from './keep-drawn.ts';
import type { CanvasPair, Picture } from './keep-drawn.ts';
import type { MapView } from './use-view.ts';

/** Two canvases; one of them shows the seats of the view: moved with it at once, drawn anew when it rests or went far. */
export function useCanvas(view: MapView, needs: CanvasNeeds): CanvasPair {
  const one = useRef<HTMLCanvasElement>(null);
  const other = useRef<HTMLCanvasElement>(null);
  const latest = useRef(needs);
  const picture = useRef<Picture>(undefined);

  useEffect(() => {
    const own = keepDrawn([one, other], view, () => latest.current);
    picture.current = own;
    const stop = view.onMove(own.follow);
    own.anew();
    return () => {
      stop();
      own.stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, []);

  useEffect(() => {
    latest.current = needs;
    picture.current?.anew();
  }, [needs]);
  return [one, other];
}
