// A picture of the hall, drawn out of sight, a few milliseconds a frame, and shown when it is whole: of two canvases one is
// seen and the other drawn on.
import type { RefObject } from 'react';
import { AROUND, drawHall, paletteOf } from './draw-hall.ts';
import type { CanvasNeeds } from './draw-hall.ts';
import type { Palette, Steps } from './draw-seats.ts';
import type { MapView } from './use-view.ts';
import { between } from './view.ts';
import type { Size, View } from './view.ts';

const RESTS_MS = 90;
/** So much closer than it was drawn a picture is not sharp enough any more. */
const CLOSER = 2;
/** Of a frame; the rest of it is for whoever moves the map. */
const AT_ONCE_MS = 4;

export type CanvasPair = readonly [RefObject<HTMLCanvasElement | null>, RefObject<HTMLCanvasElement | null>];

export interface Picture {
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

/** How a picture that was drawn for one view is laid for another. It begins a part of the screen before it. */
function laidFor({ at, seen }: Drawn, now: View): string {
  const { scale, x, y } = between(at, now);
  const [left, top] = [seen.width * AROUND, seen.height * AROUND];
  return `translate(${x + left - left * scale}px, ${y + top - top * scale}px) scale(${scale})`;
}

const isAnother = ({ at, seen }: Drawn, now: View, size: Size): boolean =>
  seen !== size || at.x !== now.x || at.y !== now.y || at.scale !== now.scale;

/** It does not reach to an edge of the screen, or is looked at from much closer. */
function isFar({ at, seen: { width, height } }: Drawn, now: View): boolean {
  const { scale, x, y } = between(at, now);
  const reaches = (shift: number, side: number): boolean =>
    shift <= side * AROUND * scale && shift >= side * (1 - (1 + AROUND) * scale);
  return scale > CLOSER || !reaches(x, width) || !reaches(y, height);
}

const lay = (canvas: CanvasPair[number], what: Drawn, now: View): void =>
  canvas.current?.style.setProperty('transform', laidFor(what, now));

/** Of two canvases one is seen. */
function change(shown: CanvasPair[number], aside: CanvasPair[number]): void {
  shown.current?.style.setProperty('display', 'block');
  aside.current?.style.setProperty('display', 'none');
}

/** Draws on for as long as a frame may wait; whether nothing is left. */
function isWhole(steps: Steps): boolean {
  const until = performance.now() + AT_ONCE_MS;
  do if (steps.next().done) return true;
  while (performance.now() < until);
  return false;
}

export function keepDrawn([first, second]: CanvasPair, view: MapView, needs: () => CanvasNeeds): Picture {
  let [shown, aside] = [first, second];
  let drawn: Drawn | undefined;
  let work: (Drawn & { steps: Steps }) | undefined;
  let frame = 0;
  let rest: ReturnType<typeof setTimeout> | undefined;
  let palette: Palette | undefined;

  const show = ({ at, seen }: Drawn): void => {
    [shown, aside] = [aside, shown];
    drawn = { at, seen };
    work = undefined;
    lay(shown, drawn, view.now.current);
    change(shown, aside);
    // Whoever has gone far meanwhile needs the next one.
    if (isFar(drawn, view.now.current)) frame = requestAnimationFrame(begin);
  };
  const go = (): void => {
    const begun = work;
    if (!begun) return;
    if (isWhole(begun.steps)) show(begun);
    else frame = requestAnimationFrame(go);
  };
  const begin = (): void => {
    const canvas = aside.current;
    if (!canvas || work || view.size.current.width === 0 || needs().isHidden) return;
    const [at, seen] = [{ ...view.now.current }, view.size.current];
    palette ??= paletteOf(canvas, needs().levelIds);
    work = { at, seen, steps: drawHall(canvas, palette, { view: at, seen, needs: needs() }) };
    cancelAnimationFrame(frame);
    go();
  };
  const settle = (): void => {
    // The page is asked for its colours when it rests; while it moves they are what they were.
    palette = undefined;
    if (work) rest = setTimeout(settle, RESTS_MS);
    else if (!drawn || isAnother(drawn, view.now.current, view.size.current)) begin();
  };
  return {
    follow: (now) => {
      if (!drawn) return begin();
      lay(shown, drawn, now);
      clearTimeout(rest);
      rest = setTimeout(settle, RESTS_MS);
      if (isFar(drawn, now)) begin();
    },
    anew: () => {
      work = undefined;
      palette = undefined;
      begin();
    },
    stop: () => {
      work = undefined;
      clearTimeout(rest);
      cancelAnimationFrame(frame);
    },
  };
}
