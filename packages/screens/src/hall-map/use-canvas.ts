import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { AROUND, drawHall } from './draw-hall.ts';
import type { CanvasNeeds } from './draw-hall.ts';
import type { MapView } from './use-view.ts';
import { between } from './view.ts';
import type { View } from './view.ts';

const RESTS_MS = 90;
const ANOTHER_SCALE = 1.4;

/** Keeps the canvas showing the seats of the view: moved with it at once, drawn anew when it rests or went far. */
export function useCanvas(
  canvas: RefObject<HTMLCanvasElement | null>,
  view: MapView,
  needs: CanvasNeeds,
): void {
  const latest = useRef(needs);
  const redraw = useRef(() => {});

  useEffect(() => {
    let drawn: View | undefined;
    let frame = 0;
    let rest: ReturnType<typeof setTimeout> | undefined;

    const draw = (): void => {
      if (!canvas.current || view.size.current.width === 0 || latest.current.isHidden) return;
      drawn = { ...view.now.current };
      drawHall(canvas.current, drawn, view.size.current, latest.current);
    };
    redraw.current = draw;

    const follow = (now: View): void => {
      if (!canvas.current) return;
      if (!drawn) return draw();
      const { scale, x, y } = between(drawn, now);
      // The picture begins a part of the screen before it.
      const [left, top] = [view.size.current.width * AROUND, view.size.current.height * AROUND];
      canvas.current.style.transform = `translate(${x + left - left * scale}px, ${y + top - top * scale}px) scale(${scale})`;
      const isFar =
        Math.abs(x) > left || Math.abs(y) > top || scale > ANOTHER_SCALE || scale < 1 / ANOTHER_SCALE;
      clearTimeout(rest);
      rest = setTimeout(draw, RESTS_MS);
      cancelAnimationFrame(frame);
      if (isFar) frame = requestAnimationFrame(draw);
    };
    const stop = view.onMove(follow);
    draw();
    return () => {
      stop();
      clearTimeout(rest);
      cancelAnimationFrame(frame);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, [canvas]);

  useEffect(() => {
    latest.current = needs;
    redraw.current();
  }, [needs]);
}
