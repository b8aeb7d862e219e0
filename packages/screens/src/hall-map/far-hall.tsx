import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import { memo } from 'react';
import { PLAN } from './hall.ts';
import type { Hall, HallSection, ShownSeats } from './hall.ts';
import styles from './hall-map.module.css';

interface FarHallProps {
  hall: Hall;
  open: ShownSeats;
  levelIds: readonly number[];
  /** What there is to have in a section with these levels, and so many free seats. */
  offerOf: (levelIds: readonly number[], free: number) => string;
}

/** The hall from far away: its sections by their outlines, with what there is to have. */
export const FarHall = memo(function FarHall({ hall, open, levelIds, offerOf }: FarHallProps) {
  const top = Math.min(...hall.sections.map(({ box }) => box.top));
  return (
    <svg viewBox={`0 0 ${PLAN.width} ${PLAN.height}`} className={styles.far} aria-hidden="true">
      {top > PLAN.height * 0.12 && <Stage bottom={top - hall.seatSize * 1.6} />}
      {hall.sections.map((section) => (
        <Section key={section.name} {...{ section, hall, open, levelIds, offerOf }} />
      ))}
    </svg>
  );
});

function Stage({ bottom }: { bottom: number }) {
  const [left, right] = [PLAN.width * 0.3, PLAN.width * 0.7];
  const edge = Math.min(bottom, PLAN.height * 0.13);
  return (
    <>
      <path
        className={styles.stage}
        d={`M${left} 12H${right}V${edge - 28}Q800 ${edge + 20} ${left} ${edge - 28}Z`}
      />
      <text className={styles.stageName} x={PLAN.width / 2} y={edge / 2 + 12}>
        {seatMapMessages.stage.toUpperCase()}
      </text>
    </>
  );
}

function Section({ section, hall, open, levelIds, offerOf }: FarHallProps & { section: HallSection }) {
  const levels = [...Map.groupBy(section.seats, ({ levelId }) => levelId)].toSorted(
    ([, one], [, other]) => other.length - one.length,
  );
  const look = (levelIds.indexOf(levels[0]?.[0] ?? 0) % 6) + 1;
  const free = section.seats.filter(open.isFree).length;
  const { left, top, right, bottom } = section.box;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  return (
    <g data-look={look} className={styles.section}>
      <path className={styles.outline} d={section.outline} />
      <text
        x={middle}
        y={top - hall.seatSize * 0.85}
        className={styles.nearName}
        fontSize={hall.seatSize * 0.5}
      >
        {section.name.toUpperCase()}
      </text>
      <g className={styles.sectionWords}>
        <text x={middle} y={centre} className={styles.sectionName}>
          {section.name}
        </text>
        <text x={middle} y={centre + 30} className={styles.sectionOffer}>
          {offerOf(
            levels.map(([levelId]) => levelId),
            free,
          )}
        </text>
      </g>
    </g>
  );
}
