import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { memo, useRef } from 'react';
import type { Hall } from './hall.ts';
import { classNames } from '@stagedoor/ui/class-names';
import mapStyles from './far-hall.module.css';
import styles from './mini-map.module.css';
import { useSeenFrame } from './use-seen-frame.ts';
import type { MapView } from './use-view.ts';

interface MiniMapProps {
  hall: Hall;
  levelIds: readonly number[];
  view: MapView;
}

/** Where in the hall one is looking, on a screen that shows a part of it; a press shows all of it. */
export const MiniMap = memo(function MiniMap({ hall, levelIds, view }: MiniMapProps) {
  const plan = useRef<SVGSVGElement>(null);
  const seen = useRef<HTMLSpanElement>(null);
  const { left, top, right, bottom } = hall.box;

  useSeenFrame({ plan, seen }, hall, view);

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
