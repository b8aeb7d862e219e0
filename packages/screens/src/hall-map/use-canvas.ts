import { useEffect, useRef } from 'react';
import type { RefObject } from 'react';
import { AROUND, drawHall, paletteOf, showDrawn } from './draw-hall.ts';
import type { CanvasNeeds } from './draw-hall.ts';
import type { Steps } from './draw-seats.ts';
import type { MapView } from './use-view.ts';
import { between } from './view.ts';
import type { Size, View } from './view.ts';

const RESTS_MS = 90;
const ANOTHER_SCALE = 1.4;
/** Of a frame; the rest of it is for whoever moves the map. */
const AT_ONCE_MS = 4;

interface Picture {
  /** Somebody moved: the picture goes along, and another is begun where this one does not reach. */
  follow(now: View): void;
  /** What it shows is not so any more. */
  anew(): void;
  stop(): void;
}

interface Drawn {
  at: View;
  seen: Size;
}

/** A picture is drawn out of sight, a few milliseconds a frame, and shown when it is whole. */
function keepDrawn(canvas: RefObject<HTMLCanvasElement | null>, view: MapView, needs: () => CanvasNeeds): Picture {
  const aside = document.createElement('canvas');
  let drawn: Drawn | undefined;
  let work: (Drawn & { steps: Steps }) | undefined;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;

  const place = (now: View): void => {
    if (!canvas.current || !drawn) return;
    const { scale, x, y } = between(drawn.at, now);
    // The picture begins a part of the screen before it.
    const [left, top] = [drawn.seen.width * AROUND, drawn.seen.height * AROUND];
    canvas.current.style.transform = `translate(${x + left - left * scale}px, ${y + top - top * scale}px) scale(${scale})`;
  };
  const isAnother = ({ at, seen }: Drawn): boolean => {
    const now = view.now.current;
    return seen !== view.size.current || at.x !== now.x || at.y !== now.y || at.scale !== now.scale;
  };
  const isFar = ({ at, seen: { width, height } }: Drawn): boolean => {
    const { scale, x, y } = between(at, view.now.current);
    const isAside = Math.abs(x) > width * AROUND || Math.abs(y) > height * AROUND;
    return isAside || scale > ANOTHER_SCALE || scale < 1 / ANOTHER_SCALE;
  };

  const go = (): void => {
    const until = performance.now() + AT_ONCE_MS;
    while (work && canvas.current) {
      if (!work.steps.next().done) {
        if (performance.now() < until) continue;
        frame = requestAnimationFrame(go);
        return;
      }
      const { at, seen } = work;
      showDrawn(canvas.current, aside, seen);
      drawn = { at, seen };
      work = undefined;
      place(view.now.current);
      if (isFar(drawn)) begin();
    }
  };
  const begin = (): void => {
    if (!canvas.current || work || view.size.current.width === 0 || needs().isHidden) return;
    const [at, seen] = [{ ...view.now.current }, view.size.current];
    const palette = paletteOf(canvas.current, needs().levelIds);
    work = { at, seen, steps: drawHall(aside, palette, { view: at, seen, needs: needs() }) };
    cancelAnimationFrame(frame);
    go();
  };
  const settle = (): void => {
    if (work) rest = setTimeout(settle, RESTS_MS);
    else if (!drawn || isAnother(drawn)) begin();
  };
  const stop = (): void => {
    clearTimeout(rest);
    cancelAnimationFrame(frame);
  };
  return {
    follow: (now) => {
      if (!drawn) return begin();
      place(now);
      clearTimeout(rest);
      rest = setTimeout(settle, RESTS_MS);
      if (isFar(drawn)) begin();
    },
    anew: () => {
      work = undefined;
      begin();
    },
    stop,
  };
}

/** Keeps the canvas showing the seats of the view: moved with it at once, drawn anew when it rests or went far. */
export function useCanvas(
  canvas: RefObject<HTMLCanvasElement | null>,
  view: MapView,
  needs: CanvasNeeds,
): void {
  const latest = useRef(needs);
  const picture = useRef<Picture>(undefined);

  useEffect(() => {
    const own = keepDrawn(canvas, view, () => latest.current);
    picture.current = own;
    const stop = view.onMove(own.follow);
    own.anew();
    return () => {
      stop();
      own.stop();
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, [canvas]);

  useEffect(() => {
    latest.current = needs;
    picture.current?.anew();
  }, [needs]);
}
