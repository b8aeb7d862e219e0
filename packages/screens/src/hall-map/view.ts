// Where on the plan one looks, and how closely.
import type { Box } from './outline.ts';

/** A point of the plan lies on the screen at `point * scale + shift`. */
export interface View {
  scale: number;
  x: number;
  y: number;
}

export interface Point {
  x: number;
  y: number;
}

export interface Size {
  width: number;
  height: number;
}

const MARGIN = 0.96;

/** All of the hall. */
export function fit({ width, height }: Size, { left, top, right, bottom }: Box): View {
  const scale = Math.min(width / (right - left), height / (bottom - top)) * MARGIN;
  return { scale, x: (width - (left + right) * scale) / 2, y: (height - (top + bottom) * scale) / 2 };
}

/** Keeps the hall in sight: the middle of the screen lies on it, and it is never smaller than all of it. */
export function keepIn(view: View, size: Size, box: Box, closest: number): View {
  const whole = fit(size, box);
  if (view.scale <= whole.scale) return whole;
  const scale = Math.min(view.scale, closest);
  const hold = (shift: number, seen: number, from: number, to: number): number =>
    Math.min(seen / 2 - from * scale, Math.max(seen / 2 - to * scale, shift));
  return {
    scale,
    x: hold(view.x, size.width, box.left, box.right),
    y: hold(view.y, size.height, box.top, box.bottom),
  };
}

interface Zoom {
  factor: number;
  at: Point;
  /** Where the hand has taken it meanwhile. */
  to?: Point;
  closest: number;
}

/** Closer or further, so that what lay under a point of the screen stays there: also where it gets no closer. */
export function zoomAt({ scale: before, x, y }: View, { factor, at, to = at, closest }: Zoom): View {
  const scale = Math.min(before * factor, closest);
  const grown = scale / before;
  return { scale, x: to.x - (at.x - x) * grown, y: to.y - (at.y - y) * grown };
}

/** A place of the plan in the middle of the screen. */
export const centreOn = (place: Point, scale: number, size: Size): View => ({
  scale,
  x: size.width / 2 - place.x * scale,
  y: size.height / 2 - place.y * scale,
});

export const toPlan = ({ scale, x, y }: View, at: Point): Point => ({
  x: (at.x - x) / scale,
  y: (at.y - y) / scale,
});

/** What to do to a picture that was drawn for one view so that it fits another, until it is drawn anew. */
export function between(drawn: View, now: View): View {
  const scale = now.scale / drawn.scale;
  return { scale, x: now.x - drawn.x * scale, y: now.y - drawn.y * scale };
}
