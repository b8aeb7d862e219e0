// The view of the map, kept beside React: moving it draws no component anew.
import { useEffect, useRef, useState } from 'react';
import type { RefObject } from 'react';
import { BREAKPOINT } from '@stagedoor/ui/breakpoint';
import type { Hall, HallSeat } from './hall.ts';
import { centreOn, fit, keepIn, zoomAt } from './view.ts';
import type { Point, Size, View } from './view.ts';

/** A seat, in pixels: closer nobody wants to look; on a phone a small hall is opened so that a finger hits a seat. */
const CLOSEST_SEAT = 64;
const FINGER_SEAT = 27;
const SMALL_HALL = 2000;

export interface MapView {
  now: RefObject<View>;
  size: RefObject<Size>;
  /** Goes there; whoever listens follows. */
  move(to: View): void;
  /** Told of every move; answers how to stop. */
  onMove(listener: (view: View) => void): () => void;
  whole(): void;
  /** Around the middle of the screen, or around a point that a hand may take elsewhere meanwhile. */
  zoom(factor: number, at?: Point, to?: Point): void;
  lookAt(place: Point, scale: number): void;
}

function firstView(hall: Hall, size: Size, start: HallSeat | undefined): View {
  const whole = fit(size, hall.box);
  const isPhone = size.width < BREAKPOINT / 2;
  if (!isPhone || hall.seats.length > SMALL_HALL || !start) return whole;
  return centreOn(start, FINGER_SEAT / hall.seatSize, size);
}

/** `start` is where one begins to look, where all of the hall is too much for the screen. */
export function useView(
  frame: RefObject<HTMLElement | null>,
  hall: Hall,
  start: HallSeat | undefined,
): MapView {
  const now = useRef<View>({ scale: 0, x: 0, y: 0 });
  const size = useRef<Size>({ width: 0, height: 0 });
  const [listeners] = useState(() => new Set<(view: View) => void>());
  const closest = CLOSEST_SEAT / hall.seatSize;
  const begin = useRef(start);

  const move = (to: View): void => {
    now.current = keepIn(to, size.current, hall.box, closest);
    for (const listen of listeners) listen(now.current);
  };

  useEffect(() => {
    const element = frame.current;
    if (!element || typeof ResizeObserver === 'undefined') return undefined;
    const observer = new ResizeObserver(([entry]) => {
      if (!entry) return;
      const before = size.current.width;
      const { width, height } = entry.contentRect;
      size.current = { width, height };
      const to = before === 0 ? firstView(hall, size.current, begin.current) : now.current;
      now.current = keepIn(to, size.current, hall.box, closest);
      for (const listen of listeners) listen(now.current);
    });
    observer.observe(element);
    return () => observer.disconnect();
  }, [frame, hall, closest, listeners]);

  return {
    now,
    size,
    move,
    onMove: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    zoom: (factor, at = { x: size.current.width / 2, y: size.current.height / 2 }, to = at) =>
      move(zoomAt(now.current, { factor, at, to, closest })),
    whole: () => move(fit(size.current, hall.box)),
    lookAt: (place, scale) => move(centreOn(place, scale, size.current)),
  };
}
