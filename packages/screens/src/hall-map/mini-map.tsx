import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { memo, useEffect, useRef } from 'react';
import type { Hall } from './hall.ts';
import { classNames } from '@stagedoor/ui/class-names';
import mapStyles from './far-hall.module.css';
import type { Box } from './outline.ts';
import styles from './mini-map.module.css';
import type { MapView } from './use-view.ts';
import { toPlan } from './view.ts';
import type { View } from './view.ts';

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

interface MiniMapProps {
  hall: Hall;
  levelIds: readonly number[];
  view: MapView;
}

const RESTS_MS = 150;

/** Where in the hall one is looking, on a screen that shows a part of it; a press shows all of it. */
export const MiniMap = memo(function MiniMap({ hall, levelIds, view }: MiniMapProps) {
  const plan = useRef<SVGSVGElement>(null);
  const seen = useRef<HTMLSpanElement>(null);
  const { left, top, right, bottom } = hall.box;

  // The frame is moved as the picture that it is, as the map's own layers are: nothing is painted for a move.
  useEffect(() => {
    let rest: ReturnType<typeof setTimeout> | undefined;
    let drawn = { width: 1, height: 1 };
    let small: Place | undefined;
    const lay = (element: HTMLElement, now: View): { width: number; height: number } => {
      small ??= placeOf(plan.current, hall.box);
      const { width, height } = view.size.current;
      const [from, to] = [toPlan(now, { x: 0, y: 0 }), toPlan(now, { x: width, y: height })];
      const [x, y] = [Math.max(left, from.x), Math.max(top, from.y)];
      const wide = Math.max(0, Math.min(right, to.x) - x) * small.scale;
      const high = Math.max(0, Math.min(bottom, to.y) - y) * small.scale;
      const [far, down] = [small.x + (x - left) * small.scale, small.y + (y - top) * small.scale];
      element.style.transform = `translate(${far}px, ${down}px) scale(${wide / drawn.width}, ${high / drawn.height})`;
      return { width: Math.max(1, wide), height: Math.max(1, high) };
    };
    const settle = (): void => {
      const element = seen.current;
      if (!element || view.now.current.scale === 0) return;
      small = undefined;
      drawn = lay(element, view.now.current);
      element.style.width = `${drawn.width}px`;
      element.style.height = `${drawn.height}px`;
      lay(element, view.now.current);
    };
    settle();
    const stop = view.onMove((now) => {
      if (seen.current && now.scale > 0) lay(seen.current, now);
      clearTimeout(rest);
      rest = setTimeout(settle, RESTS_MS);
    });
    return () => {
      stop();
      clearTimeout(rest);
    };
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, [hall]);

  return (
    <button
      type="button"
      className={styles.mini}
      aria-label={seatMapMessages.wholeHall}
      onClick={() => view.whole()}
    >
      <svg ref={plan} viewBox={`${left} ${top} ${right - left} ${bottom - top}`} aria-hidden="true">
        {hall.sections.map((section) => (
          <path
            key={section.name}
            d={section.outline}
            className={classNames(mapStyles.section, styles.part)}
            data-look={(levelIds.indexOf(section.seats[0]?.levelId ?? 0) % 6) + 1}
          />
        ))}
      </svg>
      <span ref={seen} className={styles.seen} aria-hidden="true" />
    </button>
  );
});
