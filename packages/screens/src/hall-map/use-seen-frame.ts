import { useEffect } from 'react';
import type { RefObject } from 'react';
import type { Hall } from './hall.ts';
import type { Box } from './outline.ts';
import type { MapView } from './use-view.ts';
import { toPlan } from './view.ts';
import type { Size, View } from './view.ts';

const RESTS_MS = 150;

/** Where the small plan lies in its button: as large as it fits, in the middle. */
interface Place {
  scale: number;
  x: number;
  y: number;
}

function placeOf(plan: SVGSVGElement | null, { left, top, right, bottom }: Box): Place {
  const { clientWidth: width = 0, clientHeight: height = 0 } = plan ?? {};
  const scale = Math.min(width / (right - left), height / (bottom - top));
  return { scale, x: (width - (right - left) * scale) / 2, y: (height - (bottom - top) * scale) / 2 };
}

interface Parts {
  plan: RefObject<SVGSVGElement | null>;
  seen: RefObject<HTMLElement | null>;
}

/** Lays the frame over what is seen, by a size that it was drawn in; answers the size that it should have. */
function lay(element: HTMLElement, now: View, { small, box, screen, drawn }: Laying): Size {
  const [from, to] = [toPlan(now, { x: 0, y: 0 }), toPlan(now, { x: screen.width, y: screen.height })];
  const [x, y] = [Math.max(box.left, from.x), Math.max(box.top, from.y)];
  const width = Math.max(0, Math.min(box.right, to.x) - x) * small.scale;
  const height = Math.max(0, Math.min(box.bottom, to.y) - y) * small.scale;
  const [far, down] = [small.x + (x - box.left) * small.scale, small.y + (y - box.top) * small.scale];
  element.style.transform = `translate(${far}px, ${down}px) scale(${width / drawn.width}, ${height / drawn.height})`;
  return { width: Math.max(1, width), height: Math.max(1, height) };
}

interface Laying {
  small: Place;
  box: Box;
  screen: Size;
  drawn: Size;
}

/** The frame is moved as the picture that it is, as the map's own layers are: nothing is painted for a move. */
export function useSeenFrame({ plan, seen }: Parts, { box }: Hall, view: MapView): void {
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let drawn: Size = { width: 1, height: 1 };
    let small = placeOf(plan.current, box);
    const follow = (now: View): Size | undefined =>
      seen.current && now.scale > 0
        ? lay(seen.current, now, { small, box, screen: view.size.current, drawn })
        : undefined;
    const settle = (): void => {
      small = placeOf(plan.current, box);
      const size = follow(view.now.current);
      if (!size) return;
      drawn = size;
      seen.current?.style.setProperty('width', `${size.width}px`);
      seen.current?.style.setProperty('height', `${size.height}px`);
      follow(view.now.current);
    };
    settle();
    const stop = view.onMove((now) => {
      follow(now);
      clearTimeout(rest);
      rest = setTimeout(settle, RESTS_MS);
    });
    return () => {
      stop();
      clearTimeout(rest);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, [box]);
}
