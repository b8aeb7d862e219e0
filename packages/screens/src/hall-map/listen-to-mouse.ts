import type { MapView } from './use-view.ts';
import type { Point } from './view.ts';

/** A hand that moves less than this has pressed, not dragged. */
const STILL_PX = 5;
const WHEEL = 0.01;

export const apart = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

/** Where something happens, from the corner of an element. */
export function within(element: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}

/** A mouse drags, and its wheel zooms with the control key, as two fingers on a pad do. */
export function listenToMouse(
  element: HTMLElement,
  view: MapView,
  onPress: (at: Point) => void,
  signal: AbortSignal,
): void {
  let dragged: { from: Point; last: Point; isDrag: boolean } | undefined;
  const down = (event: PointerEvent): void => {
    const at = within(element, event);
    dragged =
      event.pointerType === 'mouse' && event.button === 0 ? { from: at, last: at, isDrag: false } : undefined;
  };
  const move = (event: PointerEvent): void => {
    if (!dragged || event.buttons === 0) return;
    const at = within(element, event);
    dragged.isDrag ||= apart(at, dragged.from) > STILL_PX;
    if (!dragged.isDrag) return;
    const { scale, x, y } = view.now.current;
    view.move({ scale, x: x + at.x - dragged.last.x, y: y + at.y - dragged.last.y });
    dragged.last = at;
  };
  const click = (event: MouseEvent): void => {
    const wasDrag = dragged?.isDrag;
    dragged = undefined;
    // A press on the button that stands above the map is that button's own.
    const isOnButton = event.target instanceof Element && event.target.closest('button');
    if (!wasDrag && !isOnButton) onPress(within(element, event));
  };
  const wheel = (event: WheelEvent): void => {
    if (!event.ctrlKey) return;
    event.preventDefault();
    view.zoom(Math.exp(-event.deltaY * WHEEL), within(element, event));
  };
  element.addEventListener('pointerdown', down, { signal });
  window.addEventListener('pointermove', move, { signal });
  element.addEventListener('click', click, { signal });
  element.addEventListener('wheel', wheel, { signal, passive: false });
}
