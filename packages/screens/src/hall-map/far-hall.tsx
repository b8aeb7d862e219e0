import { seatMapMessages } from '@stagedoor/rules/messages/seat-map';
import type { HallStage } from '@stagedoor/rules/halls/hall-plan';
import { memo } from 'react';
import { PLAN, STAGE_HEIGHT } from './hall.ts';
import type { Hall, HallSection, ShownSeats } from './hall.ts';
import styles from './far-hall.module.css';
import type { Box } from './outline.ts';

/** So wide a section has room for words that are read on a phone. */
const ROOMY = 430;

/** What there is to have in a section with these levels, and so many free seats, line by line. */
export type OfferOf = (levelIds: readonly number[], free: number) => readonly string[];

interface FarHallProps {
  hall: Hall;
  open: ShownSeats;
  levelIds: readonly number[];
  offerOf: OfferOf;
  /** What of the plan is shown; all of it, where its layer is moved. */
  box?: Box;
}

const ALL: Box = { left: 0, top: 0, right: PLAN.width, bottom: PLAN.height };

/** The hall from far away: its sections by their outlines, with what there is to have. */
export const FarHall = memo(function FarHall({ hall, open, levelIds, offerOf, box = ALL }: FarHallProps) {
  const { left, top: upper, right, bottom } = box;
  const top = Math.min(...hall.sections.map(({ box }) => box.top));
  return (
    <svg
      viewBox={`${left} ${upper} ${right - left} ${bottom - upper}`}
      className={styles.far}
      aria-hidden="true"
    >
      {hall.stage ? (
        <Stage {...hall.stage} height={STAGE_HEIGHT} />
      ) : (
        top > PLAN.height * 0.12 && (
          <Stage {...ABOVE} height={Math.min(top - hall.seatSize * 1.6, PLAN.height * 0.13) - ABOVE.y} />
        )
      )}
      {hall.words.map(({ text, x, y }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- a plan never changes
        <text key={index} className={styles.words} x={x} y={y}>
          {text}
        </text>
      ))}
      {hall.sections.map((section) => (
        <Section key={section.name} {...{ section, hall, open, levelIds, offerOf }} />
      ))}
    </svg>
  );
});

/** Where nobody has said where it is: in the middle, over the seats. */
const ABOVE = { x: PLAN.width / 2, y: 12, width: PLAN.width * 0.4 } as const;
const BEND = 28;

function Stage({ x, y, width, height }: HallStage & { height: number }) {
  const [left, right, edge] = [x - width / 2, x + width / 2, y + height];
  return (
    <>
      <path
        className={styles.stage}
        d={`M${left} ${y}H${right}V${edge - BEND}Q${x} ${edge + 20} ${left} ${edge - BEND}Z`}
      />
      <text className={styles.stageName} x={x} y={y + height / 2 + 6}>
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
  const offer = offerOf(
    levels.map(([levelId]) => levelId),
    free,
  );
  const { left, top, right, bottom } = section.box;
  const [middle, centre] = [(left + right) / 2, (top + bottom) / 2];
  return (
    <g data-look={look} data-room={right - left > ROOMY ? 'wide' : undefined} className={styles.section}>
      <path className={styles.outline} d={section.outline} />
      <text
        x={middle}
        y={top - hall.seatSize * 0.85}
        className={styles.nearName}
        fontSize={hall.seatSize * 0.5}
      >
        {section.name.toUpperCase()}
      </text>
      <text y={centre} className={styles.sectionWords}>
        <tspan x={middle} dy="-0.5em" className={styles.sectionName}>
          {section.name}
        </tspan>
        {offer.map((line) => (
          <tspan key={line} x={middle} dy="1.2em">
            {line}
          </tspan>
        ))}
      </text>
    </g>
  );
}
