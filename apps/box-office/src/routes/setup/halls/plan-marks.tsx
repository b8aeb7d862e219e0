import type { HallSeat } from '@stagedoor/rules/halls/hall-plan';
import { dotOf, placeOn } from './draw-plan.ts';
import type { Size } from './draw-plan.ts';
import styles from './hall-editor.module.css';
import { boxOfSection } from './seat-at.ts';
import { SectionHandles } from './section-handles.tsx';
import type { Box } from './seat-at.ts';
import type { HallEditor } from './use-hall-editor.ts';

const AROUND = 260;
const SEAT = 55;

interface PlanMarksProps {
  editor: HallEditor;
  size: Size;
  /** Where the keys are. */
  cursor: HallSeat | undefined;
  mayChange: boolean;
}

const percent = (part: number): string => `${part / 100}%`;
const at = ({ left, top, right, bottom }: Box, room: number) => ({
  left: percent(left - room),
  top: percent(top - room),
  width: percent(right - left + 2 * room),
  height: percent(bottom - top + 2 * room),
});

/** Few stand above the drawing as elements of their own: standing areas, what is chosen, where the keys are. */
export function PlanMarks({ editor, size, cursor, mayChange }: PlanMarksProps) {
  const { written, chosen, plan } = editor;
  const section = written.find(({ name }) => name === chosen);
  const box = section && boxOfSection(section);
  const place = cursor && placeOn(cursor, size);
  const dot = dotOf(section?.rule?.seatWidth ?? SEAT, plan.width, size) * 1.3;
  return (
    <>
      {written
        .filter(({ rule }) => rule?.capacity)
        .map((each) => (
          <div key={each.name} className={styles.standing} style={at(boxOfSection(each), 0)}>
            {each.name}
          </div>
        ))}
      {section && box && (
        <div className={styles.chosen} style={at(box, AROUND)}>
          <span>{section.name}</span>
        </div>
      )}
      {section && box && mayChange && editor.tool === 'choose' && (
        <SectionHandles {...{ editor, section, box }} room={AROUND} />
      )}
      {place && (
        <div className={styles.cursor} style={{ left: place.x, top: place.y, width: dot, height: dot }} />
      )}
    </>
  );
}
