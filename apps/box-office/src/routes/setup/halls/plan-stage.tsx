import { PLAIN_STAGE } from '@stagedoor/rules/halls/hall-plan';
import type { HallStage } from '@stagedoor/rules/halls/hall-plan';
import { hallOfficeMessages as words } from '@stagedoor/rules/messages/hall-office';
import styles from './hall-editor.module.css';
import { PlanThing } from './plan-thing.tsx';
import type { Place } from './plan-thing.tsx';
import { within } from './press-seat.ts';
import type { HallEditor } from './use-hall-editor.ts';

const percent = (part: number): string => `${part / 100}%`;
const LEAST_WIDTH = 200;

const styleOf = ({ x, y, width }: HallStage) => ({
  left: percent(x - width / 2),
  top: percent(y),
  width: percent(width),
});

/** Where everybody looks: in its place until somebody moves it. */
export function PlanStage({ editor, mayChange }: { editor: HallEditor; mayChange: boolean }) {
  const { plan } = editor;
  const stage = plan.stage ?? PLAIN_STAGE;
  const put = (part: Partial<HallStage>, isByKeys: boolean) =>
    editor.draw({ ...plan, stage: { ...stage, ...part } }, isByKeys ? 'stage' : undefined);
  if (!mayChange)
    return (
      <div className={styles.stage} style={styleOf(stage)} aria-hidden="true">
        {words.stage}
      </div>
    );
  /** An end is pulled: the middle stays. */
  const pull = (end: -1 | 1) => (by: Place, isByKeys: boolean) => {
    const width = Math.max(LEAST_WIDTH, within(stage.width + 2 * end * by.x));
    put({ width }, isByKeys);
  };
  return (
    <>
      <PlanThing
        label={words.stageAt}
        className={styles.stage}
        style={styleOf(stage)}
        onMove={(by, isByKeys) => put({ x: within(stage.x + by.x), y: within(stage.y + by.y) }, isByKeys)}
      >
        {words.stage}
      </PlanThing>
      {editor.tool === 'stage' &&
        ([-1, 1] as const).map((end) => (
          <PlanThing
            key={end}
            label={end < 0 ? words.stageLeft : words.stageRight}
            className={styles.handle}
            style={{ left: percent(stage.x + (end * stage.width) / 2), top: percent(stage.y + 250) }}
            onMove={pull(end)}
          />
        ))}
    </>
  );
}
