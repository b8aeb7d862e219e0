import { apart, within } from './listen-to-mouse.ts';
import type { MapView } from './use-view.ts';
import type { Point } from './view.ts';

const middle = (a: Point, b: Point): Point => ({ x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 });

/** Two fingers move and zoom; one goes on scrolling the page. */
export function listenToFingers(element: HTMLElement, view: MapView, signal: AbortSignal): void {
  let pinched: { at: Point; apart: number } | undefined;
  const touch = (event: TouchEvent): void => {
    const [one, other] = event.touches;
    if (!one || !other) return void (pinched = undefined);
    event.preventDefault();
    const [a, b] = [within(element, one), within(element, other)];
    const next = { at: middle(a, b), apart: apart(a, b) };
    if (pinched) view.zoom(next.apart / pinched.apart, pinched.at, next.at);
    pinched = next;
  };
  for (const name of ['touchstart', 'touchmove', 'touchend'] as const)
    element.addEventListener(name, touch, { signal, passive: false });
}
