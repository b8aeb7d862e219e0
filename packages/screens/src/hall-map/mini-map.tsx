import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { memo, useEffect, useRef } from 'react';
import type { Hall } from './hall.ts';
import { classNames } from '@stagedoor/ui/class-names';
import mapStyles from './far-hall.module.css';
import styles from './mini-map.module.css';
import type { MapView } from './use-view.ts';
import { toPlan } from './view.ts';
import type { View } from './view.ts';

interface MiniMapProps {
  hall: Hall;
  levelIds: readonly number[];
  view: MapView;
}

/** Where in the hall one is looking, on a screen that shows a part of it; a press shows all of it. */
export const MiniMap = memo(function MiniMap({ hall, levelIds, view }: MiniMapProps) {
  const seen = useRef<SVGRectElement>(null);
  const { left, top, right, bottom } = hall.box;
  const viewBox = `${left} ${top} ${right - left} ${bottom - top}`;

  useEffect(() => {
    const follow = (now: View): void => {
      if (!seen.current || now.scale === 0) return;
      const { width, height } = view.size.current;
      const [from, to] = [toPlan(now, { x: 0, y: 0 }), toPlan(now, { x: width, y: height })];
      const [x, y] = [Math.max(left, from.x), Math.max(top, from.y)];
      seen.current.setAttribute('x', String(x));
      seen.current.setAttribute('y', String(y));
      seen.current.setAttribute('width', String(Math.max(0, Math.min(right, to.x) - x)));
      seen.current.setAttribute('height', String(Math.max(0, Math.min(bottom, to.y) - y)));
    };
    follow(view.now.current);
    return view.onMove(follow);
    // oxlint-disable-next-line react/exhaustive-deps -- the view is one for as long as the map stands
  }, [hall]);

  return (
    <button
      type="button"
      className={styles.mini}
      aria-label={seatMapMessages.wholeHall}
      onClick={() => view.whole()}
    >
      <svg viewBox={viewBox} aria-hidden="true">
        {hall.sections.map((section) => (
          <path
            key={section.name}
            d={section.outline}
            className={classNames(mapStyles.section, styles.part)}
            data-look={(levelIds.indexOf(section.seats[0]?.levelId ?? 0) % 6) + 1}
          />
        ))}
      </svg>
      <svg viewBox={viewBox} className={styles.above} aria-hidden="true">
        <rect ref={seen} className={styles.seen} />
      </svg>
    </button>
  );
});
